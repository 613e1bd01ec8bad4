/** Stands in for `requireRecentCode` in the Lambdas whose operation asks for none: a middleware that does nothing. */
export const requireRecentCode = () => ({ before: () => undefined });
