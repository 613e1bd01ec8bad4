import { originHeaders } from '#shared/edge.ts';

/**
 * Returns the IP address that a visitor's calls are counted under. An IPv6 subscriber has a whole /64, so each /64
 * counts as one address.
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

/**
 * Returns the /48 network of an IPv6 address. Anyone can get a /48 for free, with its 65,536 /64 networks, so each /48
 * is limited too.
 */
export const wideNetworkOf = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;

export const wideNetworkFactor = 10;

const withoutLeadingZeros = (group: string) => group.replace(/^0+(?=.)/, '');
