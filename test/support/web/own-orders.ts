import type { BoughtWork, OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';

const bought = '2026-11-16T06:30:00.000Z';

export const after = (days: number): string =>
  new Date(Date.parse(bought) + days * 24 * 60 * 60_000).toISOString();

export const entry = (id: string, values: Partial<WorkEntry> & Pick<WorkEntry, 'kind'>): WorkEntry => ({
  id,
  at: after(1),
  by: 'buyer',
  ...values,
});

export const work = (entries: WorkEntry[], values: Partial<BoughtWork> = {}): BoughtWork => ({
  startedAt: bought,
  documents: ['Resume', 'Cover Letter'],
  isUltimate: false,
  entries,
  version: entries.length + 1,
  ...values,
});

export const ownOrder = (values: Partial<OwnOrder> = {}): OwnOrder => ({
  id: 'order_MockAbc123',
  number: 'P-2026-48203917',
  what: 'Starter Pack',
  plan: { band: '7-14', item: 'Starter Pack' },
  paise: 399900,
  status: 'paid',
  paidAt: bought,
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  refunds: [],
  hasReceipt: true,
  work: work([]),
  ...values,
});

const file = entry('file-1', { kind: 'file', at: after(0.5), file: { type: 'pdf', bytes: 220_000 } });
const brief = entry('brief-1', {
  kind: 'brief',
  brief: {
    targetRole: 'Senior Business Analyst in banking',
    years: '9',
    achievements: 'Cut month-end closing from nine days to four.',
    language: 'English',
  },
});
const question = entry('question-1', {
  kind: 'question',
  by: 'us',
  at: after(2),
  text: 'You mention a migration to Finacle in 2023. How many branches did it cover, and what was your role?',
});
const answer = entry('answer-1', {
  kind: 'answer',
  at: after(2.5),
  text: 'Forty branches; I led the testing.',
});
const draft = (id: string, document: 'Resume' | 'Cover Letter', version: number, at: string): WorkEntry =>
  entry(id, {
    kind: 'draft',
    by: 'us',
    at,
    document,
    version,
    text: version === 1 ? 'Please check the dates of your second job.' : 'With the changes you asked for.',
    file: { type: 'pdf', bytes: 96_000 },
  });
const changes = entry('changes-1', {
  kind: 'changes',
  at: after(4),
  document: 'Resume',
  text: 'Please put the certifications above the education.',
});
const message = entry('message-1', {
  kind: 'message',
  by: 'us',
  at: after(3.2),
  text: 'Your resume is half done.',
});

const begun = [file, brief];
const drafted = [...begun, question, answer, message, draft('draft-1', 'Resume', 1, after(3.5))];
const allSent = [...drafted, draft('draft-2', 'Cover Letter', 1, after(3.6))];
const approved = [
  ...allSent,
  changes,
  draft('draft-3', 'Resume', 2, after(5)),
  entry('approval-1', { kind: 'approval', at: after(5.2), document: 'Resume', version: 2 }),
  entry('approval-2', { kind: 'approval', at: after(5.3), document: 'Cover Letter', version: 1 }),
];

type BookingEvent = NonNullable<WorkEntry['booking']>;

export const bookingEntries = (
  id: string,
  start: string,
  kinds: BookingEvent['kind'][] = ['booked'],
  replaces?: string,
): WorkEntry[] => {
  const end = new Date(Date.parse(start) + 60 * 60_000).toISOString();
  const span = { coachId: 'coach-1', start, end, ...(replaces && { replaces }) };
  return (['reserved', ...kinds] as const).map((kind) =>
    entry(`${id}-${kind}`, {
      kind: 'booking',
      by: byUs.has(kind) ? 'us' : 'buyer',
      booking: kind === 'reserved' ? { id, kind, ...span } : { id, kind },
    }),
  );
};

const byUs: ReadonlySet<BookingEvent['kind']> = new Set(['withdrawn', 'forfeited', 'missed', 'freed']);

export const coachingOrder = (
  entries: WorkEntry[],
  { sessions = 4, ...values }: Partial<OwnOrder> & { sessions?: number } = {},
  workValues: Partial<BoughtWork> = {},
): OwnOrder =>
  ownOrder({
    what: sessions === 1 ? 'Interview coaching' : 'Interview coaching, 4 sessions',
    plan: undefined,
    paise: sessions * 200_000,
    coaching: {
      ...{ coach: 'Meera Joshi', minutes: 60, sessions },
      place: 'Join five minutes early: https://meet.example/meera',
    },
    work: work(entries, {
      documents: [],
      sold: { sessions, minutes: 60, coachId: 'coach-1' },
      ...workValues,
    }),
    ...values,
  });

export const ownOrders = {
  details: ownOrder({ hasReceipt: undefined }),
  begun: ownOrder({ work: work([file], { brief: { targetRole: 'Senior Business Analyst' } }) }),
  writing: ownOrder({ work: work(begun) }),
  question: ownOrder({ work: work([...begun, question]) }),
  oneDraft: ownOrder({ work: work(drafted) }),
  drafts: ownOrder({ work: work(allSent) }),
  changes: ownOrder({ work: work([...allSent, changes]) }),
  withdrawn: ownOrder({
    work: work([
      ...allSent,
      entry('withdrawn-1', { kind: 'withdrawn', by: 'us', at: after(3.8), draft: 'draft-2' }),
    ]),
  }),
  approved: ownOrder({ work: work(approved) }),
  hold: ownOrder({
    work: work([
      ...begun,
      entry('hold-1', {
        kind: 'hold',
        by: 'us',
        at: after(2),
        text: 'Until you are back from your trip.',
      }),
    ]),
  }),
  agreed: ownOrder({
    what: 'Mock interview, two hours',
    plan: undefined,
    work: work([], { documents: ['Document'], startedAt: after(3) }),
  }),
  courseSeat: ownOrder({
    what: 'PMP in Six Weekends',
    plan: undefined,
    paise: 2499900,
    work: work([], { documents: [] }),
    courseSeat: {
      title: 'PMP in Six Weekends',
      startDate: '2026-12-06',
      timings: 'Saturdays, 8 am IST',
      batch: 'Weekend batch, 6 December',
      joining: 'Join the call ten minutes early: https://meet.example/pmp-6.\nBring the exam outline.',
    },
  }),
  coachingUnbooked: coachingOrder([], { sessions: 1 }),
  coachingBooked: coachingOrder(bookingEntries('b1', '2026-12-01T13:30:00.000Z')),
  coachingSoon: coachingOrder(bookingEntries('b1', '2026-11-21T13:30:00.000Z'), { sessions: 1 }),
  coachingMoved: coachingOrder([
    ...bookingEntries('b0', '2026-11-17T13:30:00.000Z'),
    ...bookingEntries('b1', '2026-12-01T13:30:00.000Z'),
    ...bookingEntries('b2', '2026-12-03T13:30:00.000Z', ['booked'], 'b1'),
  ]),
  coachingWithdrawn: coachingOrder(
    bookingEntries('b1', '2026-12-01T13:30:00.000Z', ['booked', 'withdrawn']),
    {
      sessions: 1,
    },
  ),
  coachingRefused: coachingOrder(bookingEntries('wanted-1', '2026-12-01T13:30:00.000Z', ['refused']), {
    sessions: 1,
  }),
  coachingReserved: coachingOrder(bookingEntries('b1', '2026-12-01T13:30:00.000Z', []), { sessions: 1 }),
  coachingRefundAsked: coachingOrder(
    bookingEntries('b1', '2026-12-01T13:30:00.000Z', ['booked', 'withdrawn', 'refund_asked']),
    { sessions: 1 },
  ),
  coachingUsed: coachingOrder(
    [
      ...bookingEntries('b1', '2026-11-17T13:30:00.000Z'),
      ...bookingEntries('b2', '2026-11-18T13:30:00.000Z', ['booked', 'missed']),
      ...bookingEntries('b3', '2026-11-19T04:30:00.000Z', ['booked', 'forfeited']),
      ...bookingEntries('b4', '2026-11-19T13:30:00.000Z'),
    ],
    {},
  ),
  coachingRefunded: coachingOrder(
    bookingEntries('b1', '2026-12-01T13:30:00.000Z', ['booked', 'freed']),
    {
      status: 'refunded',
      refunds: [{ paise: 800_000, status: 'processed', createdAt: after(3) }],
    },
    { refundSteps: [{ phase: 'refunded', at: after(3) }] },
  ),
  partial: ownOrder({
    status: 'partially_refunded',
    refunds: [{ paise: 49900, status: 'pending', createdAt: after(3) }],
    work: work(drafted),
  }),
  refunding: ownOrder({
    refunds: [{ paise: 399900, status: 'pending', createdAt: after(3) }],
    work: work(drafted, { refundSteps: [{ phase: 'refunding', at: after(3) }] }),
  }),
  refundFailed: ownOrder({
    refunds: [{ paise: 399900, status: 'failed', createdAt: after(3) }],
    failedRefundPaise: 399900,
    work: work(begun, {
      refundSteps: [
        { phase: 'refunding', at: after(2) },
        { phase: 'kept', at: after(4) },
      ],
    }),
  }),
  refunded: ownOrder({
    status: 'refunded',
    refunds: [{ paise: 399900, status: 'processed', createdAt: after(3) }],
    work: work(drafted, { refundSteps: [{ phase: 'refunded', at: '2026-11-23T04:30:00.000Z' }] }),
  }),
  unbegun: ownOrder({ paidAt: '2025-09-07T10:40:00.000Z', hasReceipt: undefined, work: undefined }),
  processing: ownOrder({ status: 'processing', paidAt: undefined, hasReceipt: undefined, work: undefined }),
} satisfies Record<string, OwnOrder>;
