import type { RefundPhase } from '#shared/domain/orders/refunds.ts';
import { refusalOf } from '#shared/domain/work/entry-rules.ts';
import { type Work, withRefundPhase, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { diagramOf, type Events, edgesOf } from '../../support/diagrams.ts';

const timeOf = (step: number) => new Date(Date.UTC(2026, 10, 20 + step)).toISOString();

type WorkEvent = Events<Work>[string];

const enter =
  (entryOf: (work: Work) => Partial<WorkEntry> & Pick<WorkEntry, 'kind' | 'by'>): WorkEvent =>
  (work, step) => {
    const entry = { id: `entry-${step}`, at: timeOf(step), ...entryOf(work) };
    if (refusalOf(work, entry, Date.parse(entry.at))) return undefined;
    return { ...work, entries: [...work.entries, entry] };
  };

const latestDraft = (work: Work) =>
  workStateOf(work).documents[0]?.drafts.findLast(({ isWithdrawn }) => !isWithdrawn);

const refund =
  (phase: RefundPhase): WorkEvent =>
  (work, step) => {
    const next = withRefundPhase(work, phase, timeOf(step));
    const before = work.refundSteps?.at(-1)?.phase;
    return next === work || before === 'refunded' ? undefined : next;
  };

const document = 'Resume' as const;

describe('the work diagram in docs/states.md', () => {
  it('shows every change in what a document waits for', async () => {
    const events: Events<Work> = {
      'details sent': enter(() => ({ kind: 'brief', by: 'buyer', brief: { targetRole: 'Analyst' } })),
      'question asked': enter(() => ({ kind: 'question', by: 'us' })),
      answered: enter(() => ({ kind: 'answer', by: 'buyer' })),
      'draft sent': enter(() => ({ kind: 'draft', by: 'us', document })),
      'draft withdrawn': enter((work) => ({
        kind: 'withdrawn',
        by: 'us',
        draft: latestDraft(work)?.id ?? '',
      })),
      'changes requested': enter(() => ({ kind: 'changes', by: 'buyer', document })),
      approved: enter((work) => ({
        kind: 'approval',
        by: 'buyer',
        document,
        version: latestDraft(work)?.version ?? 0,
      })),
      'put on hold': enter(() => ({ kind: 'hold', by: 'us' })),
      resumed: enter(() => ({ kind: 'resumed', by: 'us' })),
      cancelled: enter(() => ({ kind: 'ended', by: 'us', document })),
      'full refund started': refund('refunding'),
      'refund rejected': refund('kept'),
      'fully refunded': refund('refunded'),
    };
    const signatureOf = (work: Work) => {
      const { waiting, hasBrief, isQuestionOpen, documents } = workStateOf(work);
      const isHeld = ['hold', 'resumed'].map(
        (kind) => work.entries.filter((entry) => entry.kind === kind).length,
      );
      const drafts = documents.map(({ phase, drafts: all }) => [
        phase,
        all.map((each) => [each.isWithdrawn, each.isApproved]),
      ]);
      return JSON.stringify([waiting, hasBrief, isQuestionOpen, isHeld, drafts]);
    };
    const work: Work = { startedAt: timeOf(0), documents: [document], isUltimate: false, entries: [] };
    const edges = await edgesOf(work, (each) => workStateOf(each).waiting, { events, depth: 7, signatureOf });
    expect(edges).toEqual(diagramOf('Work'));
  });
});
