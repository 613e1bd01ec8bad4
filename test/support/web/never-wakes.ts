/** Stands in for the script that wakes islands, on a connection over which it never comes. */
export const wake = () => new Promise<never>(() => {});
