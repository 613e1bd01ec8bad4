/** A signed link, which follows the `#` of `/order`, `/pay` and `/review`: id, seconds of its expiry, signature. */
export const signedLink = /[\w-]{1,100}\.\d{1,12}\.[\w-]{43}/;

/** A text that is a signed link and nothing else. */
export const wholeSignedLink = new RegExp(`^${signedLink.source}$`);

/** The signed link in the fragment of an address, without what trackers append to it; what isn't one stays as it is. */
export const linkInFragment = (hash: string): string => signedLink.exec(hash)?.[0] ?? hash.slice(1);
