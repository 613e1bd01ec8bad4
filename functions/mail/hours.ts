export const hourMs = 60 * 60_000;

/** The beginning of the hour of a time, in ISO 8601. */
export const hourOf = (time: string): string =>
  new Date(Math.floor(Date.parse(time) / hourMs) * hourMs).toISOString();
