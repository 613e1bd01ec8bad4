/** Returns the place if it's a link to join, and undefined if it's an address. */
export function joinLink(place: string | undefined): string | undefined {
  if (!place || !/^https:\/\/\S+$/i.test(place) || !URL.canParse(place)) return undefined;
  const { username, password } = new URL(place);
  return username || password ? undefined : place;
}
