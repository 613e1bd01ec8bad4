/** The fragment of `/order`, `/pay` and `/review`: an id, the expiry in epoch seconds, and a signature. */
export const signedLink = /[\w-]{1,100}\.\d{1,12}\.[\w-]{43}/;

export const wholeSignedLink = new RegExp(`^${signedLink.source}$`);

/** Removes anything that trackers have appended. Other fragments are returned unchanged. */
export const linkInFragment = (hash: string): string => signedLink.exec(hash)?.[0] ?? hash.slice(1);

/** A review link can also say which star was pressed in the email: `#<link>&stars=4`. */
export const withStars = (address: string, stars: number): string =>
  address.includes('#') ? `${address}&stars=${stars}` : address;

export const starsInFragment = (hash: string): number | undefined =>
  Number(/&stars=([1-5])(?!\d)/.exec(hash)?.[1]) || undefined;
