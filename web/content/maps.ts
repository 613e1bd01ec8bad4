/** Created by `web/site/head/draw-maps.ts`. */
export const mapFile = (city: string): string => `/maps/${city.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`;

/** Pixels. */
export const mapSize = { width: 384, height: 216 } as const;
