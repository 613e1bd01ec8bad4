export const handler = async () => {
  throw new Error('NOT BUILT YET');
};
