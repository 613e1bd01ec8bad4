import type { Endpoint } from '#shared/api/endpoint.ts';
import { proofMinutes } from '#shared/domain/sessions/owner-access.ts';
import * as secondFactor from '../access/second-factor-store.ts';
import type { OwnerSession } from '../access/sessions.ts';
import { codeNeeded } from './errors.ts';
import type { Input } from './read-input.ts';

/**
 * Where the contract marks an endpoint with `proof` and a second factor is enrolled: refuses a session whose owner
 * has not proved of late that she is there, and says by a field that a code would do.
 */
export async function requireRecentCode({ proof }: Endpoint, { session }: Input): Promise<void> {
  if (!proof || isFresh(session as unknown as OwnerSession) || !(await secondFactor.find())) return;
  throw codeNeeded(403, 'Enter the code that your app shows to go on.');
}

const isFresh = ({ provenAt }: OwnerSession): boolean =>
  provenAt !== undefined && Date.parse(provenAt) > Date.now() - proofMinutes * 60_000;
