import type { output } from 'zod/mini';
import type { Page } from '../table/page.ts';

/** A handler's return value. It may carry more than the contract names: `writeOutput` strips that. */
export type Result<E> = E extends { response: infer Schema }
  ? E extends { list: number }
    ? Page<output<Schema>>
    : output<Schema>
  : E extends { status: 303 }
    ? SeeOther
    : unknown;

/** The address that a browser goes on to: a path of the site, or that of a file. */
export interface SeeOther {
  location: string;
}

/** A handler's result on its way to `writeOutput`, with the cookies that it sets. */
export interface Outcome {
  result: unknown;
  cookies: string[];
}
