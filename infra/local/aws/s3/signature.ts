import { S3Error } from './api-error.ts';

/**
 * Refuses a request that is not signed with the key, for its method and for this time: in its headers within a quarter of an
 * hour, or in its address for as long as that says. What was signed is not computed again: that is the SDK's, and S3's.
 */
export function requireSignature({ method, url, headers }: Request, accessKeyId: string): void {
  const { searchParams } = new URL(url);
  const isAddress = searchParams.has('X-Amz-Algorithm');
  const credential = isAddress
    ? searchParams.get('X-Amz-Credential')
    : /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(headers.get('authorization') ?? '')?.[1];
  if (!credential) throw new S3Error('AccessDenied', 403);
  if (credential.split('/')[0] !== accessKeyId) throw new S3Error('InvalidAccessKeyId', 403);
  // The SDK signs the name of the operation, such as `GetObject`, with an address.
  if (isAddress && !searchParams.get('x-id')?.toUpperCase().startsWith(method))
    throw new S3Error('SignatureDoesNotMatch', 403);

  const made = timeOf((isAddress ? searchParams.get('X-Amz-Date') : headers.get('x-amz-date')) ?? '');
  const goodForMs = isAddress ? Number(searchParams.get('X-Amz-Expires')) * 1000 : skewMs;
  if (made > Date.now() + skewMs) throw new S3Error('RequestTimeTooSkewed', 403);
  if (!(made + goodForMs >= Date.now())) throw new S3Error('AccessDenied', 403, 'Request has expired');
}

/** The time of a date such as `20261122T110000Z`, in epoch milliseconds. */
function timeOf(date: string): number {
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(time)) throw new S3Error('AccessDenied', 403, 'The date is missing.');
  return time;
}

const skewMs = 15 * 60_000;
