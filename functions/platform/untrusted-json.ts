import { parse } from 'secure-json-parse';
import { invalid } from './errors.ts';

/** Parses JSON that a stranger sent. Throws `invalid` when it is none. */
export function parseJson(bytes: Buffer): unknown {
  try {
    // Throws on `__proto__` and `constructor.prototype`, with which a body could reach beyond itself.
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('The body is not valid JSON.');
  }
}
