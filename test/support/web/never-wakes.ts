/** Replaces the script that wakes islands, as on a connection over which it never comes. */
export const wake = () => new Promise<never>(() => {});
