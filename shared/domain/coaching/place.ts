/** Returns the place if it's a link to join, and undefined if it's an address. */
export function joinLink(place: string | undefined): string | undefined {
  // An `@` before the path would hide the real host.
  return place && /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(place) ? place : undefined;
}
