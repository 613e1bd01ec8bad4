/** What somebody typed as it is stored, or the sentence that says how to correct it. */
export type Reading<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };
