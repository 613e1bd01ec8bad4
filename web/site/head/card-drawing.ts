interface Parts {
  headline: string;
  line: string;
  name: string;
  icon: string;
  tokens: string;
  font: string;
  shift: number;
}

export const cardDrawing = ({ headline, line, name, icon, tokens, font, shift }: Parts): string => `
<!doctype html>
<meta charset="utf-8">
<style>
${tokens}
@font-face { font-family: "Eczar"; font-weight: 400 800; src: url(data:font/woff2;base64,${font}); }
* { box-sizing: border-box; margin: 0; }
body { inline-size: 1200px; block-size: 630px; overflow: hidden; background: var(--paper); color: var(--ink); }
header { display: flex; gap: 18px; align-items: center; padding: 56px 72px 0; font: 700 38px / 1 var(--display); }
header svg { inline-size: 56px; block-size: 56px; }
h1 { max-inline-size: 980px; margin: 40px 72px 0; font: 600 70px / 1.08 var(--display); letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 22px 72px 0; color: var(--ink-muted); font: 400 31px / 1.3 var(--text); }
.well { position: absolute; inset: auto 0 0; fill: none; stroke: var(--line-strong); stroke-width: 2.5; }
.well .flight { fill: var(--tint); stroke-width: 1.5; }
.well .way { stroke: var(--accent); stroke-width: 9; }
</style>
<header>${icon}${name}</header>
<h1>${headline}</h1>
<p>${line}</p>
${well(shift)}
`;

const step = 16;
const count = 5;
const rise = step * count;
const flight = 2 * rise;
const up = `v-${step}h${step}`.repeat(count);
const down = `v${step}h${step}`.repeat(count);
const tiers = 2;
const height = tiers * rise;

function well(shift: number): string {
  const flights = Array.from({ length: tiers }, (_, tier) => {
    const floor = height - tier * rise;
    const starts = Array.from({ length: 9 }, (_, index) => (tier - 2) * rise + index * flight);
    const stairs = starts.map((start) => `M${start} ${floor}${up}${down}`).join('');
    return `<path class="flight" d="${stairs}"/><path d="M0 ${floor}H1200"/>`;
  });
  const foot = flight * (1 + (shift % 4));
  return `<svg class="well" viewBox="0 -8 1200 ${height + 13}" width="1200" height="${height + 13}">
${flights.join('\n')}<path d="M0 0H1200"/><path class="way" d="M-9 ${height}H${foot}${up.repeat(tiers)}H1210"/></svg>`;
}
