import type { Endpoint } from '#shared/api/endpoint.ts';
import { proofMinutes } from '#shared/domain/owner-access.ts';
import type { SessionContext } from '../session.ts';
import * as secondFactor from '../store/second-factor.ts';
import { codeNeeded } from './errors.ts';
import { handle, type Reply } from './handle.ts';
import type { Result } from './outcome.ts';
import type { Input } from './read-input.ts';

/**
 * `handle` for an endpoint with `proof`: where a second factor is enrolled, `run` waits for a session whose owner has
 * proved of late that she is there.
 */
export const handleProven = <E extends Endpoint & { auth: 'admin'; proof: true }>(
  endpoint: E,
  run: (input: Input<E>, reply: Reply) => Result<E> | Promise<Result<E>>,
) =>
  handle(endpoint as Endpoint, async (input, reply) => {
    const given = input as unknown as Input<E> & { session: SessionContext };
    await requireProof(given.session);
    return run(given, reply);
  });

async function requireProof({ provenAt }: SessionContext): Promise<void> {
  const isFresh = provenAt && Date.parse(provenAt) > Date.now() - proofMinutes * 60_000;
  if (isFresh || !(await secondFactor.find())) return;
  throw codeNeeded(403, 'Enter the code that your app shows to go on.');
}
