import { moveSpam } from '#shared/api/enquiries.ts';
import type { SpamResult } from '#shared/domain/enquiries/enquiry.ts';
import { handle } from '../../platform/http/handle.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { failureOf, log } from '../../platform/log.ts';
import { move } from '../spam.ts';

export const handler = handle(moveSpam, async ({ body: { enquiries, isSpam } }) => {
  const moves = new Map<string, SpamResult>();
  let failure: unknown;
  const { failed } = await inBatches(
    enquiries,
    async (enquiry) => {
      moves.set(enquiry.id, await move(enquiry, isSpam));
    },
    {
      onFailure: (error, { id }) => {
        failure = error;
        moves.set(id, { id, outcome: 'failed' });
        log({ enquiry: id, spam: 'not moved', error: failureOf(error) });
      },
    },
  );
  if (failed === enquiries.length) throw failure;
  return { enquiries: enquiries.flatMap(({ id }) => moves.get(id) ?? []) };
});
