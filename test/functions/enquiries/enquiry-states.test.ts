import { randomUUID } from 'node:crypto';
import { isSuspected, type StoredEnquiry } from '#functions/enquiries/store.ts';
import type { HistoryEntryInput } from '#shared/domain/enquiries/enquiry.ts';
import { isToAnswer, nextDayOf } from '#shared/domain/enquiries/enquiry-due.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { diagramOf, type Events, edgesOf } from '../../support/diagrams.ts';
import { courseEnquiry } from '../../support/entries.ts';

const api = startApi();

interface Changed {
  calls: ((id: string, seen: number) => Promise<unknown>)[];
  state: string;
  facts: object;
}

let enquiries = 0;

async function replay(calls: Changed['calls']): Promise<Changed> {
  enquiries += 1;
  const visitor = api.visitorFrom(`203.0.${enquiries >> 8}.${enquiries & 255}`);
  const { id } = (await visitor('POST /enquiries', { body: courseEnquiry })).data;
  const read = async () => (await api.row('ENQUIRY', id)) as unknown as StoredEnquiry;
  for (const call of calls) await call(id, (await read()).history?.length ?? 0);
  const enquiry = await read();
  const { clarified, answeredAt, outcome, callOn, history } = enquiry;
  const hasReplyTime = history?.some(({ kind }) => kind === 'reply');
  const facts = {
    clarified,
    answeredAt: answeredAt !== undefined,
    outcome: outcome?.kind,
    callOn,
    hasReplyTime,
  };
  return { calls, state: stateOf(enquiry), facts };
}

function stateOf(enquiry: StoredEnquiry): string {
  if (isSuspected(enquiry)) return 'spam';
  if (enquiry.outcome) return 'closed';
  if (nextDayOf(enquiry)) return 'follow_up';
  return isToAnswer(enquiry) ? 'to_answer' : 'answered';
}

const call =
  (nextCall: Changed['calls'][number]): Events<Changed>[string] =>
  async ({ calls }) => {
    try {
      return await replay([...calls, nextCall]);
    } catch (error) {
      if ((error as { status?: number }).status === 409) return undefined;
      throw error;
    }
  };

type NewEntry<A = HistoryEntryInput> = A extends unknown ? Omit<A, 'seen'> : never;

const enter = (act: NewEntry) =>
  call((id, seen) =>
    api.owner('POST /admin/enquiries/{id}/history', {
      path: { id },
      body: { ...act, seen } as HistoryEntryInput,
      idempotencyKey: randomUUID(),
    }),
  );

describe('the enquiry diagram in docs/states.md', () => {
  it('shows every move of an enquiry between lists', async () => {
    setClock(Date.parse('2026-11-20T18:00:00+05:30'));
    const events: Events<Changed> = {
      replied: call((id, seen) =>
        api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: 'Yes.', seen } }),
      ),
      'reached by phone': enter({ kind: 'call', isReached: true }),
      'call planned': enter({ kind: 'follow_up', callOn: '2026-11-25' }),
      'call dropped': enter({ kind: 'follow_up' }),
      'clarified or pending': call((id) => api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id } })),
      closed: enter({ kind: 'close', outcome: 'joined' }),
      reopened: enter({ kind: 'reopen' }),
      'marked as spam': call((id, seen) =>
        api.owner('POST /admin/enquiries/{id}/spam', {
          path: { id },
          body: { seen },
          idempotencyKey: randomUUID(),
        }),
      ),
      'marked as not spam': call((id) => api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id } })),
    };
    const edges = await edgesOf(await replay([]), ({ state }) => state, {
      ...{ events, depth: 4 },
      signatureOf: ({ state, facts }) => JSON.stringify([state, facts]),
    });
    expect(edges).toEqual(diagramOf('Enquiry'));
  });
});
