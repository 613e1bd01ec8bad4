import { isRepeatedEntry, missingOf, type NewEntry, refusalOf } from '#shared/domain/work/entry-rules.ts';
import { isLate, type Work, workStateOf } from '#shared/domain/work/work.ts';
import type { DocumentName, WorkEntry } from '#shared/domain/work/work-entry.ts';

type Kind = WorkEntry['kind'];

const ist = (time: string, year = 2026) =>
  new Date(Date.parse(`${year}-${time.replace(' ', 'T')}:00+05:30`)).toISOString();

const buyers: ReadonlySet<Kind> = new Set(['brief', 'file', 'answer', 'changes', 'approval', 'deleted']);

let ids = 0;

const entry = (kind: Kind, time: string, more: Partial<WorkEntry> = {}): WorkEntry => ({
  id: `entry ${++ids}`,
  kind,
  at: ist(time),
  by: buyers.has(kind) ? 'buyer' : 'us',
  ...(kind === 'changes' && { document: 'Resume', text: 'Shorter, please.' }),
  ...(kind === 'ended' && { document: 'Resume' }),
  ...(kind === 'draft' && { document: 'Resume', version: 1 }),
  ...(kind === 'approval' && { document: 'Resume', version: 1 }),
  ...(kind === 'file' && { file: { type: 'pdf', bytes: 9 } }),
  ...more,
});

const work = (entries: WorkEntry[] = [], more: Partial<Work> = {}): Work => ({
  startedAt: ist('11-20 09:00'),
  documents: ['Resume'],
  isUltimate: false,
  ...more,
  entries,
});

const brief = entry('brief', '11-20 10:00');
const draft = entry('draft', '11-22 10:00');
const started = [brief, draft];

const states: Record<string, Work> = {
  details: work(),
  drafts: work([brief]),
  answer: work([brief, entry('question', '11-21 10:00')]),
  review: work(started),
  changes: work([...started, entry('changes', '11-23 10:00')]),
  hold: work([brief, entry('hold', '11-21 10:00')]),
  approved: work([...started, entry('approval', '11-23 10:00')]),
  ended: work([brief, entry('ended', '11-21 10:00')]),
  refunding: work(started, { refundSteps: [{ phase: 'refunding', at: ist('11-23 10:00') }] }),
  refunded: work(started, { refundSteps: [{ phase: 'refunded', at: ist('11-23 10:00') }] }),
  seat: work([], { documents: [] }),
};

const [kinds = [], ...moves] = `
            brief   file    question answer  draft   changes approval message  call     withdrawn hold    resumed ended    deleted
  details   drafts  details details  –       –       –       –        details  details  –         hold    –       ended    details
  drafts    drafts  drafts  answer   –       review  –       –        drafts   drafts   –         hold    –       ended    drafts
  answer    answer  answer  answer   drafts  answer  –       –        answer   answer   –         hold    –       ended    answer
  review    review  review  answer   –       review  changes approved review   review   drafts    hold    –       ended    review
  changes   changes changes answer   –       review  –       approved changes  changes  changes   hold    –       ended    changes
  hold      hold    hold    hold     –       –       –       –        hold     hold     –         –       drafts  ended    hold
  approved  –       approved –       –       review  changes approved approved approved drafts    –       –       ended    approved
  ended     –       –       –        –       –       –       –        ended    ended    –         –       –       –        ended
  refunding –       –       –        –       –       –       –        refunding refunding refunding –       –       –        refunding
  refunded  –       –       –        –       –       –       –        refunded refunded refunded  –       –       –        refunded
  seat      –       –       –        –       –       –       –        seat     seat     –         –       –       –        seat
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const later = Date.parse(ist('11-24 10:00'));

const moveOf = (kind: Kind, { entries }: Work): WorkEntry =>
  entry(kind, '11-24 10:00', {
    ...(kind === 'draft' && { version: entries.filter((each) => each.kind === 'draft').length + 1 }),
    ...(kind === 'withdrawn' && { draft: draft.id }),
  });

describe('the table of moves', () => {
  const cells = moves.flatMap(([state = '', ...row]) =>
    row.map((after, column) => [state, kinds[column] as Kind, after] as const),
  );

  it('has every kind in every state', () => {
    expect(moves.map(([state]) => state)).toEqual(Object.keys(states));
    expect(cells).toHaveLength(kinds.length * Object.keys(states).length);
  });

  it.each(Object.entries(states))('%s follows from its entries', (state, made) => {
    expect(workStateOf(made).waiting).toBe(state);
  });

  it.each(cells)('%s, then %s: %s', (state, kind, after) => {
    const before = states[state] as Work;
    const move = moveOf(kind, before);
    const refusal = refusalOf(before, move, later);
    if (after === '–') {
      expect(refusal).toMatch(/^[A-Z].*\.$/);
      return;
    }
    expect(refusal).toBeUndefined();
    expect(workStateOf({ ...before, entries: [...before.entries, move] }).waiting).toBe(after);
  });

  it.each([
    ['details', 'buyer'],
    ['drafts', 'us'],
    ['answer', 'buyer'],
    ['review', 'buyer'],
    ['changes', 'us'],
    ['hold', 'nobody'],
    ['approved', 'nobody'],
    ['ended', 'nobody'],
    ['refunding', 'nobody'],
    ['refunded', 'nobody'],
    ['seat', 'nobody'],
  ])('says that in %s it’s the turn of: %s', (state, turn) => {
    expect(workStateOf(states[state] as Work).turn).toBe(turn);
  });

  it('accepts only the order’s own documents and drafts', () => {
    const refused = (move: Partial<NewEntry>) =>
      refusalOf(
        states.review as Work,
        { kind: 'approval', by: 'buyer', document: 'Resume', version: 1, ...move },
        later,
      );
    expect(refused({})).toBeUndefined();
    expect(refused({ document: 'LinkedIn' })).toBe('This order doesn’t include that document.');
    expect(refused({ version: 2 })).toBe('There’s no draft 2 of the Resume.');
    expect(refused({ kind: 'withdrawn', draft: 'another' })).toBe('That draft doesn’t belong to this order.');
  });

  it('approves only the latest draft', () => {
    const second = entry('draft', '11-23 10:00', { version: 2 });
    const twice = work([...started, second]);
    const approve = (version: number, of = twice) =>
      refusalOf(of, { kind: 'approval', by: 'buyer', document: 'Resume', version }, later);
    expect(approve(1)).toMatch('newer draft');
    expect(approve(2)).toBeUndefined();
    const withdrawn = work([...twice.entries, entry('withdrawn', '11-23 11:00', { draft: second.id })]);
    expect(approve(2, withdrawn)).toMatch('was withdrawn');
    expect(approve(1, withdrawn)).toBeUndefined();
  });

  it('treats repeats as one', () => {
    const approval: NewEntry = { kind: 'approval', by: 'buyer', document: 'Resume', version: 1 };
    expect(isRepeatedEntry(states.review as Work, approval)).toBe(false);
    expect(isRepeatedEntry(states.approved as Work, approval)).toBe(true);
    const withdrawal: NewEntry = { kind: 'withdrawn', by: 'us', draft: draft.id };
    expect(isRepeatedEntry(states.review as Work, withdrawal)).toBe(false);
    expect(isRepeatedEntry(work([...started, moveOf('withdrawn', work(started))]), withdrawal)).toBe(true);
  });

  it('accepts ten files, and ten others once those are deleted', () => {
    const files = Array.from({ length: 10 }, () => entry('file', '11-20 10:00'));
    const eleventh = { kind: 'file', by: 'buyer' } as const;
    expect(refusalOf(work(files.slice(1)), eleventh, later)).toBeUndefined();
    expect(refusalOf(work(files), eleventh, later)).toMatch('up to 10 files');
    const gone = files.map((each) => ({ ...each, file: { type: 'pdf', bytes: 9, isGone: true } as const }));
    expect(refusalOf(work(gone), eleventh, later)).toBeUndefined();
  });

  it('needs a role and a CV in the details, or a CV as a file', () => {
    expect(missingOf({}, false)).toEqual(['targetRole', 'cv']);
    expect(missingOf({ targetRole: 'Analyst' }, false)).toEqual(['cv']);
    expect(missingOf({ targetRole: 'Analyst' }, true)).toEqual([]);
    expect(missingOf({ targetRole: 'Analyst', cv: 'Ten years …' }, false)).toEqual([]);
  });
});

const dueOf = (made: Work) => workStateOf(made).due;

describe('the due date', () => {
  it.each([
    ['11-20 00:01', '11-25 23:59'],
    ['11-20 23:59', '11-25 23:59'],
    ['11-21 00:01', '11-26 23:59'],
  ])('is the fifth day after the details were complete, at %s', (sent, due) => {
    expect(dueOf(work([entry('brief', sent)]))).toBe(ist(due));
  });

  it.each([
    [false, '11-25 23:59'],
    [true, '11-24 23:59'],
  ])('is two days after a change request, or one day for the Ultimate Career Kit: %s', (isUltimate, due) => {
    expect(dueOf(work([...started, entry('changes', '11-23 23:30')], { isUltimate }))).toBe(ist(due));
  });

  it('pauses for a question, and says so', () => {
    const asked = work([brief, entry('question', '11-22 10:00')]);
    expect(workStateOf(asked)).toMatchObject({ due: ist('11-25 23:59'), isPaused: true, daysLeft: 3 });
    expect(workStateOf(work([brief]))).toMatchObject({ isPaused: false });
    const answered = work([...asked.entries, entry('answer', '11-24 23:00')]);
    expect(workStateOf(answered)).toMatchObject({ due: ist('11-27 23:59'), isPaused: false });
    const soon = work([...asked.entries, entry('answer', '11-22 23:00')]);
    expect(dueOf(soon)).toBe(ist('11-25 23:59'));
  });

  it('is paused on hold, even if a question is asked and answered since', () => {
    const held = [brief, entry('hold', '11-21 10:00'), entry('question', '11-22 10:00')];
    const answered = [...held, entry('answer', '11-23 10:00')];
    expect(workStateOf(work(answered))).toMatchObject({ waiting: 'hold', isPaused: true, daysLeft: 4 });
    expect(dueOf(work([...answered, entry('resumed', '11-25 10:00')]))).toBe(ist('11-29 23:59'));
  });

  it('is paused while a draft is with the buyer and nothing else is owed', () => {
    const both = work([brief, draft], { documents: ['Resume', 'LinkedIn'] });
    expect(workStateOf(both)).toMatchObject({ turn: 'us', due: ist('11-25 23:59'), isPaused: false });
    expect(workStateOf(work(started))).toMatchObject({ turn: 'buyer', isPaused: false });
    expect(dueOf(work(started))).toBeUndefined();
  });

  it('has passed once it’s late, but only on our turn', () => {
    const after = Date.parse(ist('11-26 00:00'));
    expect(isLate(workStateOf(work([brief])), after - 60_001)).toBe(false);
    expect(isLate(workStateOf(work([brief])), after)).toBe(true);
    expect(isLate(workStateOf(states.answer as Work), after)).toBe(false);
  });

  it('restarts if a draft is withdrawn', () => {
    const withdrawn = work([...started, entry('withdrawn', '11-28 10:00', { draft: draft.id })]);
    expect(workStateOf(withdrawn)).toMatchObject({
      ...{ turn: 'us', waiting: 'drafts', since: ist('11-28 10:00'), due: ist('12-03 23:59') },
    });
    expect(workStateOf(withdrawn).supportUntil).toBeUndefined();
    expect(workStateOf(withdrawn).documents[0]).toMatchObject({
      drafts: [{ version: 1, isWithdrawn: true }],
    });
    const asked = work([...started, entry('changes', '11-23 09:00'), ...withdrawn.entries.slice(2)]);
    expect(workStateOf(asked)).toMatchObject({ waiting: 'changes', due: ist('11-25 23:59') });
  });

  it('restarts for changes, too, if the draft that answered them is withdrawn', () => {
    const second = entry('draft', '11-24 10:00', { version: 2 });
    const changed = [...started, entry('changes', '11-23 10:00'), second];
    const withdrawn = [...changed, entry('withdrawn', '11-30 10:00', { draft: second.id })];
    expect(workStateOf(work(changed)).waiting).toBe('review');
    expect(workStateOf(work(withdrawn))).toMatchObject({ waiting: 'changes', due: ist('12-02 23:59') });
    const both = [...withdrawn, entry('withdrawn', '11-30 11:00', { draft: draft.id })];
    expect(workStateOf(work(both))).toMatchObject({ waiting: 'changes', due: ist('12-02 23:59') });
  });

  it('doesn’t restart if an earlier draft is left, or an older one is withdrawn', () => {
    const second = entry('draft', '11-24 10:00', { version: 2 });
    const withdraw = ({ id }: WorkEntry, time: string) => entry('withdrawn', time, { draft: id });
    const withoutChanges = [...started, second];
    expect(workStateOf(work([...withoutChanges, withdraw(draft, '11-25 10:00')])).waiting).toBe('review');
    const left = [...withoutChanges, withdraw(second, '11-25 10:00')];
    expect(workStateOf(work(left))).toMatchObject({ waiting: 'review', supportUntil: '2027-05-22' });
    const none = [...left, withdraw(draft, '11-26 10:00')];
    expect(workStateOf(work(none))).toMatchObject({ waiting: 'drafts', due: ist('12-01 23:59') });
    const approved = [...started, entry('approval', '11-23 10:00'), second, withdraw(second, '11-25 10:00')];
    expect(workStateOf(work(approved)).waiting).toBe('approved');
    expect(workStateOf(work([...approved, withdraw(draft, '11-26 10:00')]))).toMatchObject({
      ...{ waiting: 'drafts', due: ist('12-01 23:59') },
      documents: [{ drafts: [{ isApproved: false }, { isApproved: false }] }],
    });
  });

  it('doesn’t exist if no details are needed, or after a full refund', () => {
    const agreed = work([], { documents: ['Document'] });
    expect(workStateOf(agreed)).toMatchObject({ turn: 'us', waiting: 'call', hasBrief: true });
    for (const phase of ['refunding', 'refunded'] as const) {
      const returned = work([brief], { refundSteps: [{ phase, at: ist('11-24 10:00') }] });
      expect(workStateOf(returned)).toMatchObject({
        ...{ turn: 'nobody', waiting: phase, isPaused: false, since: ist('11-24 10:00') },
      });
      expect(dueOf(returned)).toBeUndefined();
      expect(workStateOf(returned).documents[0]).not.toHaveProperty('due');
    }
  });

  it('is for a call within 48 business hours if something is to be agreed, and there’s none after the call', () => {
    const agreed = (...entries: WorkEntry[]) => work(entries, { documents: ['Document'] });
    expect(dueOf(agreed())).toBe(ist('11-24 09:00'));
    const call = entry('call', '11-23 11:00');
    expect(workStateOf(agreed(call))).toMatchObject({ turn: 'nobody', waiting: 'agreed' });
    expect(dueOf(agreed(call))).toBeUndefined();
    expect(workStateOf(agreed(entry('brief', '11-23 11:00', { by: 'us' }))).waiting).toBe('agreed');
    expect(workStateOf(agreed(entry('message', '11-23 11:00', { by: 'buyer' }))).waiting).toBe('call');
    const sent = entry('draft', '11-23 11:00', { document: 'Document' });
    expect(workStateOf(agreed(sent)).waiting).toBe('review');
    const withdrawn = entry('withdrawn', '11-24 10:00', { draft: sent.id });
    expect(workStateOf(agreed(sent, withdrawn)).waiting).toBe('agreed');
    const held = [entry('hold', '11-20 10:00'), entry('resumed', '11-25 10:00')];
    expect(dueOf(agreed(...held))).toBe(ist('11-27 10:00'));
  });

  it('was paused while a refund that failed was pending', () => {
    const refundSteps = [
      { phase: 'refunding', at: ist('11-22 10:00') },
      { phase: 'kept', at: ist('11-29 10:00') },
    ] as const;
    expect(workStateOf(work([brief], { refundSteps }))).toMatchObject({
      ...{ turn: 'us', waiting: 'drafts', since: ist('11-29 10:00'), due: ist('12-02 23:59') },
    });
    expect(workStateOf(work([], { refundSteps }))).toMatchObject({
      ...{ turn: 'buyer', waiting: 'details', silentSince: ist('11-29 10:00') },
    });
    expect(workStateOf(work([], { refundSteps, documents: [] })).waiting).toBe('seat');
  });

  it('ends for unapproved documents once the refund is processed', () => {
    const phaseOf = (state: string) => workStateOf(states[state] as Work).documents[0]?.phase;
    const approved = [...started, entry('approval', '11-23 10:00')];
    const refundSteps = [{ phase: 'refunded', at: ist('11-24 10:00') }] as const;
    expect(['refunding', 'refunded'].map(phaseOf)).toEqual(['sent', 'ended']);
    expect(workStateOf(work(approved, { refundSteps })).documents[0]?.phase).toBe('approved');
  });
});

describe('several documents', () => {
  const documents: DocumentName[] = ['Resume', 'Cover Letter', 'LinkedIn'];
  const of = (kind: Kind, document: DocumentName, time: string) => entry(kind, time, { document });

  it('have their own drafts, and wait for us until each has one', () => {
    const [first, second, third] = documents.map((name, day) =>
      of('draft', name, `11-2${2 + day} 10:00`),
    ) as [WorkEntry, WorkEntry, WorkEntry];
    expect(workStateOf(work([brief, first, second], { documents })).turn).toBe('us');
    expect(workStateOf(work([brief, first, second, third], { documents })).turn).toBe('buyer');
    const asked = of('changes', 'Resume', '11-25 10:00');
    const state = workStateOf(work([brief, first, second, third, asked], { documents }));
    expect(state).toMatchObject({ waiting: 'changes', due: ist('11-27 23:59') });
    expect(state.documents.map(({ phase }) => phase)).toEqual(['changing', 'sent', 'sent']);
  });

  it('are approved one by one, and a cancelled one isn’t waited for', () => {
    const entries = [brief, of('draft', 'Resume', '11-22 10:00'), of('approval', 'Resume', '11-23 10:00')];
    const two = { documents: ['Resume', 'LinkedIn'] as DocumentName[] };
    expect(workStateOf(work(entries, two))).toMatchObject({ turn: 'us', waiting: 'drafts' });
    const ended = work([...entries, of('ended', 'LinkedIn', '11-24 10:00')], two);
    expect(workStateOf(ended)).toMatchObject({ waiting: 'approved', supportUntil: '2027-05-22' });
  });
});

describe('support', () => {
  const since = (date: string) => {
    const at = new Date(`${date}T10:00:00+05:30`).toISOString();
    const first = entry('draft', '11-22 10:00', { at });
    return workStateOf(work([brief, first]));
  };

  it.each([
    ['2026-11-22', '2027-05-22'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-12-31', '2027-06-30'],
  ])('lasts six calendar months from the first draft: from %s to %s', (from, until) => {
    expect(since(from).supportUntil).toBe(until);
  });

  it('starts with the first draft of the last document', () => {
    const documents: DocumentName[] = ['Resume', 'LinkedIn'];
    const one = work([brief, draft], { documents });
    expect(workStateOf(one).supportUntil).toBeUndefined();
    const second = entry('draft', '12-01 10:00', { document: 'LinkedIn' });
    const again = entry('draft', '12-05 10:00', { document: 'Resume', version: 2 });
    expect(workStateOf(work([brief, draft, second, again], { documents })).supportUntil).toBe('2027-06-01');
  });

  it('allows changes until the end of its last day', () => {
    const changes: NewEntry = { kind: 'changes', by: 'buyer', document: 'Resume' };
    const end = Date.parse(ist('05-23 00:00', 2027));
    expect(refusalOf(states.approved as Work, changes, end - 1)).toBeUndefined();
    expect(refusalOf(states.approved as Work, changes, end)).toMatch('was 22 May 2027.');
  });
});

describe('the buyer’s silence', () => {
  it('counts from the last thing that they did or were sent', () => {
    expect(workStateOf(work()).silentSince).toBe(ist('11-20 09:00'));
    expect(workStateOf(work([entry('file', '11-21 09:00')])).silentSince).toBe(ist('11-21 09:00'));
    const again = [...started, entry('draft', '11-24 10:00', { version: 2 })];
    expect(workStateOf(work(again))).toMatchObject({
      since: ist('11-22 10:00'),
      silentSince: ist('11-24 10:00'),
    });
    const called = [...again, entry('call', '11-25 10:00')];
    expect(workStateOf(work(called)).silentSince).toBe(ist('11-24 10:00'));
    expect(workStateOf(work([brief])).silentSince).toBeUndefined();
  });
});
