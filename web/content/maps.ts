/** The picture of an office's map, drawn by `web/site/head/draw-maps.ts`: its address on the site. */
export const mapFile = (city: string): string => `/maps/${city.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`;

/** Its size in pixels. */
export const mapSize = { width: 384, height: 216 } as const;
