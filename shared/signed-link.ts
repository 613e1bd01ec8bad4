/** In the fragment of `/order`, `/pay` and `/review`: id, expiry in epoch seconds, signature. */
export const signedLink = /[\w-]{1,100}\.\d{1,12}\.[\w-]{43}/;

export const wholeSignedLink = new RegExp(`^${signedLink.source}$`);

/** Drops what trackers append; returns other fragments unchanged. */
export const linkInFragment = (hash: string): string => signedLink.exec(hash)?.[0] ?? hash.slice(1);
