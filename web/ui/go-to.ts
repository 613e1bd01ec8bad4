export const goTo = (address: string): void => location.assign(address);
