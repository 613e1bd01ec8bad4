/** A typed value as it's stored, or a sentence on how to correct it. */
export type Reading<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };
