/** Either the stored form of a value that someone typed, or an error message that says how to correct it. */
export type Reading<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };
