import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './api-error.ts';

/** The key of whoever may call. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Refuses a request without a right signature of version 4 for S3: in its headers, made within a quarter of an hour, or in
 * its address, which is good for as long as it says. `body` has to be the one that was signed, where one was.
 */
export function requireSignature(request: Request, body: Buffer, credentials: Credentials): void {
  const url = new URL(request.url);
  const signed = url.searchParams.has('X-Amz-Algorithm') ? fromAddress(url) : fromHeaders(request.headers);
  const { accessKeyId, date, scope, signedHeaders, payload, signature } = signed;
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId', 403);
  const made = timeOf(date);
  if (made > Date.now() + skewMs) throw new S3Error('RequestTimeTooSkewed', 403);
  if (made + signed.goodForMs < Date.now())
    throw new S3Error(
      'AccessDenied',
      403,
      signed.isAddress ? 'Request has expired' : 'The time is too far off.',
    );

  const canonical = [
    request.method,
    url.pathname,
    queryOf(url),
    ...signedHeaders.map((name) => `${name}:${headerOf(request.headers, name, url)}`),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce((secret, part) => hmac(secret, part), Buffer.from(`AWS4${credentials.secretAccessKey}`));
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error('SignatureDoesNotMatch', 403);
  if (payload !== unsigned && payload !== sha256(body)) throw new S3Error('XAmzContentSHA256Mismatch', 400);
}

interface Signed {
  accessKeyId: string;
  /** `20261122T110000Z` */
  date: string;
  /** `<day>/<region>/s3/aws4_request` */
  scope: string;
  /** In lower case. */
  signedHeaders: string[];
  /** The hash of the body, or a word for none. */
  payload: string;
  /** Hexadecimal. */
  signature: string;
  goodForMs: number;
  isAddress: boolean;
}

function fromHeaders(headers: Headers): Signed {
  const authorization = headers.get('authorization');
  if (authorization === null) throw new S3Error('AccessDenied', 403);
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  return {
    ...readCredential(credential),
    date: headers.get('x-amz-date') ?? '',
    signedHeaders: withHost(names),
    payload: headers.get('x-amz-content-sha256') ?? '',
    signature,
    goodForMs: skewMs,
    isAddress: false,
  };
}

function fromAddress({ searchParams }: URL): Signed {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const seconds = Number(read('Expires'));
  // A week at most, as S3 has it.
  if (!(seconds > 0 && seconds <= 604_800)) throw new S3Error('AuthorizationQueryParametersError', 400);
  return {
    ...readCredential(read('Credential')),
    date: read('Date'),
    signedHeaders: withHost(read('SignedHeaders')),
    payload: unsigned,
    signature: read('Signature'),
    goodForMs: seconds * 1000,
    isAddress: true,
  };
}

function readCredential(credential: string): { accessKeyId: string; scope: string } {
  const [, accessKeyId, scope] = /^([^/]+)\/(\d{8}\/[a-z0-9-]+\/s3\/aws4_request)$/.exec(credential) ?? [];
  if (!accessKeyId || !scope) throw new S3Error('AuthorizationHeaderMalformed', 400);
  return { accessKeyId, scope };
}

/** The host is always part of what is signed: a link to another address is another one. */
function withHost(names: string): string[] {
  const list = names.split(';');
  if (!list.includes('host')) throw new S3Error('AccessDenied', 403, 'The host is not signed.');
  return list;
}

function timeOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new S3Error('AccessDenied', 403, 'The date is missing.');
  return time;
}

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const headerOf = (headers: Headers, name: string, { host }: URL): string =>
  (headers.get(name) ?? (name === 'host' ? host : '')).trim().replace(/ +/g, ' ');

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const unsigned = 'UNSIGNED-PAYLOAD';
const skewMs = 15 * 60_000;
