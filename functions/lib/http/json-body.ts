import { parse } from 'secure-json-parse';
import { badRequest, payloadTooLarge, unsupportedMediaType } from './errors.ts';

/** What a JSON body arrives in. */
interface Message {
  headers: Record<string, string | undefined>;
  body?: string | undefined;
  isBase64Encoded: boolean;
}

const mostBytes = 64 * 1024;
// The contract's bodies are objects of texts and numbers; ten levels are room enough for any later one.
const mostLevels = 10;

/** Reads a JSON body of at most 64 KB, or throws the problem that tells what is wrong with it. */
export function readJson({ headers, body = '', isBase64Encoded }: Message): unknown {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw unsupportedMediaType('Send the body as application/json.');

  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes) throw payloadTooLarge('A request can have 64 KB at most.');

  const value = parseUntrusted(bytes);
  if (isDeeperThan(mostLevels, value)) throw badRequest('The body is nested too deeply.');
  return value;
}

function parseUntrusted(bytes: Buffer): unknown {
  try {
    // Throws on `__proto__` and `constructor.prototype`, with which a body could reach beyond itself.
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
