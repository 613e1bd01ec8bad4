import { invalid } from '../errors.ts';
import { parseJson } from '../untrusted-json.ts';
import { bytesOf, type Message } from './body-bytes.ts';
import { unsupportedMediaType } from './errors.ts';

// The contract's bodies are objects of texts and numbers; ten levels are room enough for any later one.
const mostLevels = 10;

/** Reads a JSON body of at most 64 KB, or throws the problem that tells what is wrong with it. */
export function readJson(message: Message): unknown {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(message.headers['content-type'] ?? ''))
    throw unsupportedMediaType('Send the body as application/json.');

  const value = parseJson(bytesOf(message));
  if (isDeeperThan(mostLevels, value)) throw invalid('The body is nested too deeply.');
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
