/** `web/site/head/draw-maps.ts` generates these files. */
export const mapFile = (city: string): string => `/maps/${city.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`;

export const mapSize = { width: 384, height: 216 } as const;

export const largeMap = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=17`;
