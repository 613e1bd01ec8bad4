/** Leaves the page for another address of the site. */
export const goTo = (address: string): void => location.assign(address);
