import { originHeaders } from '#shared/edge.ts';

/**
 * The address under which a visitor is counted. A customer of an IPv6 network has a whole /64, so its first four groups
 * count as one address.
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
