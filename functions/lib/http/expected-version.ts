import { preconditionFailed } from './errors.ts';

/**
 * Reads `If-Match: "3"`. Nothing and `*` leave it open; what is no version of ours matches none (RFC 9110).
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  if (version === undefined) throw preconditionFailed('The If-Match is not a version such as "3".');
  return Number(version);
}
