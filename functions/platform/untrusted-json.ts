import { parse } from 'secure-json-parse';
import { invalid } from './errors.ts';

/** Parses JSON from an untrusted sender. Throws `invalid` where it is not valid. */
export function parseJson(bytes: Buffer): unknown {
  try {
    // Throws on `__proto__` and `constructor.prototype`, which could pollute prototypes.
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('The body is not valid JSON.');
  }
}
