import { parse } from 'secure-json-parse';
import { invalid } from './errors.ts';

export function parseJson(bytes: Buffer): unknown {
  try {
    // Throws on `__proto__` and `constructor.prototype`, which could pollute prototypes.
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('The body isn’t valid JSON.');
  }
}
