/** The fragment of `/order`, `/pay` and `/review`: an id, the expiry in epoch seconds, and a signature. */
export const signedLink = /[\w-]{1,100}\.\d{1,12}\.[\w-]{43}/;

export const wholeSignedLink = new RegExp(`^${signedLink.source}$`);

/** Removes anything that trackers have appended. Other fragments are returned unchanged. */
export const linkInFragment = (hash: string): string => signedLink.exec(hash)?.[0] ?? hash.slice(1);
