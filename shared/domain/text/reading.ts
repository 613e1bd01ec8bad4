/** The stored form of a typed value, or an error message that says how to correct it. */
export type Reading<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };
