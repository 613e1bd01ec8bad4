/** Stands in for what counts calls in the Lambdas that count none. */
export const countCall = () => undefined;
export const countRefusal = (_endpoint: unknown, _call: unknown, error: unknown) => error;
export const forgetCall = () => undefined;
