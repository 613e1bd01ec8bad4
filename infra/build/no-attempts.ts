/** Stands in for what counts attempts in the Lambdas that count none: middlewares that do nothing. */
export const countAttempts = () => ({ before: () => undefined });
export const countRefusals = countAttempts;
