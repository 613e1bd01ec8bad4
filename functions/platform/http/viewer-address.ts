import { originHeaders } from '#shared/edge.ts';

/**
 * The address that a visitor is counted under. One customer of an IPv6 network holds a /64 at least, which is
 * more addresses than could ever be counted, so its first four groups stand for all of them.
 */
export function viewerAddress(headers: Record<string, string | undefined>): string {
  const address = headers[originHeaders.viewerAddress] ?? 'unknown';
  if (!address.includes(':')) return address;
  const [before = [], after] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = after === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, 4).map(withoutLeadingZeros).join(':')}::/64`;
}

const withoutLeadingZeros = (group: string) => group.replace(/^0+(?=.)/, '');
