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

/** The IPv6 /48 of an address as `viewerAddress` returns it, which anybody can get for free with 65,536 networks of a /64. */
export const wideNetworkOf = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** How many times higher the limits of a /48 are than the limits of an address. */
export const addressesOfWideNetwork = 10;

const withoutLeadingZeros = (group: string) => group.replace(/^0+(?=.)/, '');
