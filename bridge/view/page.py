"""A page of HTML that needs nothing else: no file, no library, no network.

It is light or dark as the reader's system is, or as the button says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, log10
from typing import Final

_Scale = Callable[[float], float]
Cell = tuple[str, str]
"""What a cell shows, and its class: `number`, or nothing."""

WIDTH: Final = 960
HEIGHT: Final = 220
_LEFT: Final = 56
_BOTTOM: Final = 28
_TOP: Final = 12
_TICKS: Final = 4


def document(title: str, about: str, sections: Sequence[tuple[str, str]]) -> str:
    """A page with a heading, a line about it, and sections with titles."""
    inside = "".join(
        f"<section><h2>{escape(name)}</h2>{body}</section>" for name, body in sections
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p>"
        '<button type="button" id="theme">light or dark</button></header>'
        f'<main>{inside}</main><div id="tip" hidden></div>'
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def tiles(words: Sequence[tuple[str, str]]) -> str:
    """Figures with their names."""
    cells = "".join(
        f"<div><b>{escape(value)}</b><span>{escape(name)}</span></div>"
        for name, value in words
    )
    return f'<div class="tiles">{cells}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table; wide ones are moved sideways by themselves."""
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(
        "<tr>"
        + "".join(f'<td class="{kind}">{escape(text)}</td>' for text, kind in row)
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def curve(
    points: Sequence[tuple[float, float]], unit: str, label: str = "minutes"
) -> str:
    """One line over time, as a picture whose points the pointer shows.

    `points` are times in minutes with their values, in order.
    """
    if not points:
        return '<p class="faint">Nothing was measured.</p>'
    right = max(max(at for at, _ in points), 1e-9)
    top = _round_up(max(value for _, value in points))

    def x(at: float) -> float:
        return _LEFT + at / right * (WIDTH - _LEFT - 12)

    def y(value: float) -> float:
        return _TOP + (1 - value / top) * (HEIGHT - _TOP - _BOTTOM)

    line = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
    area = f"{x(points[0][0]):.1f},{y(0):.1f} {line} {x(points[-1][0]):.1f},{y(0):.1f}"
    dots = "".join(
        f'<circle cx="{x(at):.1f}" cy="{y(value):.1f}" r="6" data-tip='
        f'"{escape(f"{value:.3g} {unit}, at {at:.1f} {label}")}"/>'
        for at, value in points
    )
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(unit)} over time">{_grid(top, right, x, y, label)}'
        f'<polygon points="{area}"/><polyline points="{line}"/>{dots}</svg>'
    )


def _grid(top: float, right: float, x: _Scale, y: _Scale, label: str) -> str:
    """Lines across, with their values, and times below."""
    parts = []
    for n in range(_TICKS + 1):
        value, at = top * n / _TICKS, right * n / _TICKS
        parts.append(
            f'<line x1="{_LEFT}" x2="{WIDTH - 12}" y1="{y(value):.1f}" '
            f'y2="{y(value):.1f}"/><text x="{_LEFT - 8}" y="{y(value) + 4:.1f}" '
            f'text-anchor="end">{value:.3g}</text>'
        )
        anchor = "start" if n == 0 else "end" if n == _TICKS else "middle"
        words = f"{at:.3g} {label}" if n == _TICKS else f"{at:.3g}"
        parts.append(
            f'<text x="{x(at):.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}">'
            f"{words}</text>"
        )
    return "".join(parts)


def _round_up(value: float) -> float:
    """A number with one digit, or one and a half, not below another."""
    if value <= 0:
        return 1.0
    power: float = 10.0 ** ceil(log10(value) - 1)
    return next(n * power for n in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if n * power >= value)


STYLE: Final = """
:root{--page:#f7f7f5;--card:#fff;--ink:#1b1f24;--faint:#656d76;--line:#d5d9de;\
--accent:#2a6fb5;--area:#2a6fb522;--bad:#b3261e;--good:#1f7a3f;--was:#ffe3e0;\
--now:#d9f2df;--none:#e9ebee;--open:#fff;--open-line:#c9822b;\
--h1:#dbe9f6;--h2:#a9cdea;--h3:#6aaad6;--h4:#3280bd;--h5:#0b559f;--over:#fff}
:root[data-theme=dark]{--page:#14171b;--card:#1c2126;--ink:#e4e7eb;--faint:#949da8;\
--line:#353c44;--accent:#6cb0ee;--area:#6cb0ee26;--bad:#ff8f84;--good:#76d391;\
--was:#4a2422;--now:#1d3d28;--none:#262c33;--open:#1c2126;--open-line:#d79a4a;\
--h1:#1c3a56;--h2:#22567f;--h3:#2f79ad;--h4:#5aa5d8;--h5:#a6d4f5;--over:#0d1318}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,\
"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
header,main{max-width:1180px;margin:0 auto;padding:16px 20px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
header p{margin:0;color:var(--faint);flex:1}h1{font-size:22px;margin:0}
h2{font-size:17px;margin:0 0 10px}h3{font-size:15px;margin:14px 0 6px}
button{font:inherit;color:inherit;background:var(--card);cursor:pointer;\
border:1px solid var(--line);border-radius:6px;padding:3px 10px}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;\
padding:16px;margin-bottom:16px}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));gap:10px}
.tiles div{border:1px solid var(--line);border-radius:8px;padding:8px 10px}
.tiles b{display:block;font-size:19px;font-variant-numeric:tabular-nums}
.tiles span,.faint{color:var(--faint);font-size:13px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;padding:4px 8px;border-bottom:1px solid var(--line);\
vertical-align:top}th{color:var(--faint);font-weight:600;white-space:nowrap}
td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.bad{color:var(--bad)}td.good{color:var(--good)}
.curve{width:100%;height:auto;display:block}
.curve line{stroke:var(--line)}.curve text{fill:var(--faint);font-size:12px}
.curve polyline{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round}
.curve polygon{fill:var(--area)}.curve circle{fill:transparent}
.curve circle:hover{fill:var(--accent)}
details{border-top:1px solid var(--line);padding:6px 0}
summary{cursor:pointer;display:flex;gap:10px;align-items:baseline}
summary code{font-size:13px}summary span:last-child{color:var(--faint);flex:1;\
min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13px}
.kind{font-size:12px;font-weight:600;border:1px solid;border-radius:9px;padding:0 8px;\
color:var(--bad);white-space:nowrap}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:8px 0}
.pair>div{min-width:0}.pair h3{margin:0 0 4px;font-size:13px;color:var(--faint)}
pre{margin:0;padding:8px;border:1px solid var(--line);border-radius:6px;\
overflow-x:auto;font:12.5px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,\
"DejaVu Sans Mono",monospace}
pre .was,pre .now{display:inline-block;min-width:100%}
.was{background:var(--was)}.now{background:var(--now)}
.map{display:grid;gap:2px;font-size:11px;width:max-content;min-width:100%}
.map .name{white-space:nowrap;padding-right:8px;line-height:16px}
.map .top{writing-mode:vertical-rl;transform:rotate(180deg);color:var(--faint);\
white-space:nowrap;justify-self:center}
.map i{display:block;width:16px;height:16px;border-radius:3px;background:var(--none)}
.map .s0{background:var(--open);border:1.5px solid var(--open-line)}
.map .s1{background:var(--h1)}.map .s2{background:var(--h2)}
.map .s3{background:var(--h3)}.map .s4{background:var(--h4)}
.map .s5{background:var(--h5)}
.legend{display:flex;flex-wrap:wrap;gap:6px 14px;font-size:12px;color:var(--faint);\
margin:0 0 10px}.legend span{display:flex;gap:5px;align-items:center}
.legend .map{display:flex;min-width:0;width:auto}
.chips{display:flex;flex-wrap:wrap;gap:4px}.chips code{font-size:11.5px;\
border:1px solid var(--open-line);border-radius:4px;padding:0 5px}
#tip{position:fixed;pointer-events:none;background:var(--ink);color:var(--card);\
font-size:12px;padding:3px 8px;border-radius:5px;z-index:2;max-width:420px}
@media(max-width:760px){.pair{grid-template-columns:1fr}}
"""

SCRIPT: Final = """
(()=>{const root=document.documentElement,tip=document.getElementById('tip');
const dark=matchMedia('(prefers-color-scheme:dark)');
const set=on=>{root.dataset.theme=on?'dark':'light'};
set(dark.matches);dark.addEventListener('change',e=>set(e.matches));
document.getElementById('theme').onclick=()=>set(root.dataset.theme!=='dark');
addEventListener('pointermove',e=>{const at=e.target.closest&&
e.target.closest('[data-tip]');tip.hidden=!at;if(!at)return;
tip.textContent=at.dataset.tip;
tip.style.left=Math.min(e.clientX+12,innerWidth-tip.offsetWidth-8)+'px';
tip.style.top=(e.clientY+16)+'px'});})();
"""
