export const hydrate = () => new Promise<never>(() => {});
