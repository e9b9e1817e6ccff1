func.func private @a()
"wrong.here"() : () -> ()
