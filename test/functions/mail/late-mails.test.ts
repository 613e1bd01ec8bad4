import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { certificationEnquiry } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

/** Mails that leave late, as Amazon SES was busy for hours or the site dark for days: each is decided when it leaves. */

const table = memoryTable();
const api = startApi({ table });
const { mails, send } = startMailStage(api);
const razorpay = startRazorpay(api);
const { bought, say, add, deliver, paidOrder, refund, reservedPlace, changeCourse, sendDraft } = boughtWork(
  api,
  razorpay,
);

beforeEach(() => setClock(monday));

/** Has every job run, each until its turn came. */
async function run(): Promise<void> {
  for (const job of ['followCourses', 'refreshPages', 'followCourses'] as const) await api.runSchedule(job);
  await runOrderJobs(api);
  await api.runSchedule('remindOfWork');
  await runOrderJobs(api);
}

/** Lets time pass in which the jobs run, and each mail leaves at once. */
async function waitFor(ms: number): Promise<void> {
  await run();
  pass(ms);
}

/** An order whose details are here; its mails have left. */
async function begun(): Promise<string> {
  const { id } = await bought();
  await say(id, told);
  await waitFor(minute);
  return id;
}

/** A place in a class on Thursday, whose reminder of Wednesday is written. */
async function onTheEve() {
  const place = await reservedPlace('2026-11-26');
  await waitFor(46 * hour + minute);
  await api.runSchedule('remindOfWork');
  return place;
}

type Case = [what: string, letter: string, reason: string, act: () => Promise<() => Promise<unknown>>];

const cases: Case[] = [
  [
    'Payment received, before the money went back',
    'payment-received',
    'money back',
    async () => {
      const { id } = await paidOrder();
      return () => refund(id);
    },
  ],
  [
    'We have what we need, before the draft',
    'work-begun',
    'changed',
    async () => {
      const { id } = await bought();
      await run();
      await say(id, told);
      return () => sendDraft(id, 'Resume');
    },
  ],
  [
    'it is your turn, before the approval',
    'draft-ready',
    'changed',
    async () => {
      const id = await begun();
      await sendDraft(id, 'Resume');
      return () => say(id, { kind: 'approval', document: 'Resume', version: 1 });
    },
  ],
  [
    'We rest, before the work went on',
    'message-to-buyer',
    'changed',
    async () => {
      const id = await begun();
      await add(id, { kind: 'hold', text: 'We rest until Friday.' });
      return () => add(id, { kind: 'resumed' });
    },
  ],
  [
    'a question, before the money went back',
    'question-asked',
    'money back',
    async () => {
      const id = await begun();
      await add(id, { kind: 'question', text: 'Which role shall lead?' });
      return () => refund(id);
    },
  ],
  [
    'the words to a draft, before the money went back',
    'draft-ready',
    'money back',
    async () => {
      const id = await begun();
      await sendDraft(id, 'Resume');
      return () => refund(id);
    },
  ],
  [
    'Your class starts tomorrow, before it moved',
    'class-tomorrow',
    'changed',
    async () => {
      const { course } = await onTheEve();
      return () => changeCourse(course, { startDate: '2026-12-20' });
    },
  ],
  [
    'Your class starts tomorrow, before its course was deleted',
    'class-tomorrow',
    'changed',
    async () => {
      const { course } = await onTheEve();
      return async () => api.owner('DELETE /courses/{id}', { path: { id: course.id } });
    },
  ],
];

describe.each([
  ['busy for five hours', 5 * hour],
  ['dark for four days', 4 * day],
] as const)('where it is %s, nobody reads', (how, ms) => {
  it.each(cases)('"%s"', async (_, letter, reason, act) => {
    const meanwhile = await act();
    mails.length = 0;
    if (how.startsWith('busy')) {
      api.ses.fail('busy');
      await run();
      await meanwhile();
      pass(ms);
      await run();
      api.ses.recover();
      pass(10 * minute);
    } else {
      pass(ms);
      await meanwhile();
    }
    await run();
    expect(await endsOf(letter)).toEqual([['overtaken', reason]]);
    expect(mails.filter(({ tags }) => tags.letter === letter)).toEqual([]);
  });
});

/** What became of the mails of a letter, wherever they are kept. */
const endsOf = async (letter: string) =>
  (await api.stored())
    .flatMap(({ mails = [] }) => mails as MailRecord[])
    .filter((record) => record.letter === letter)
    .map(({ outcome, reason }) => [outcome, reason]);

const leftOf = (letter: string) =>
  mails
    .filter(({ tags }) => tags.letter === letter)
    .map(({ subject, text }) => `${subject} ${text.replace(/\s+/g, ' ')}`);

describe.each(['busy', 'dark'] as const)('where it is %s', (how) => {
  /** Lets time pass without a mail, also where the jobs run, and then has the mails leave. */
  async function stopFor(ms: number): Promise<void> {
    if (how === 'dark') pass(ms);
    else {
      api.ses.fail('busy');
      for (let passed = 0; passed < ms; passed += 4 * hour, pass(4 * hour)) await run();
      api.ses.recover();
    }
    await run();
    pass(10 * minute);
    await run();
  }

  it('"Payment received" asks for no details that are here', async () => {
    const { id } = await paidOrder();
    api.ses.fail('busy');
    await run();
    api.ses.recover();
    await say(id, told);
    await stopFor(5 * hour);
    const [received] = leftOf('payment-received');
    expect(received).toContain('Your details are here.');
    expect(received).not.toMatch(/two steps|send us your details/i);
  });

  it('the notice of an enquiry names no hour to come that is over', async () => {
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    await stopFor(3 * day);
    expect(leftOf('new-enquiry')).toEqual([expect.stringContaining('reply was due Wed 12:00')]);
    expect(await endsOf('enquiry-received')).toEqual([['overtaken', 'day passed']]);
  });

  it('nothing is late after a day that is over', async () => {
    await begun();
    // 10:00 in India on the day before it is due.
    pass(4 * day - 2 * hour);
    await api.runSchedule('remindOfWork');
    await stopFor(3 * day);
    expect(leftOf('draft-due-tomorrow')).toEqual([]);
    const end = how === 'dark' ? ['overtaken', 'day passed'] : ['not sent', 'too late'];
    expect(await endsOf('draft-due-tomorrow')).toEqual([end]);
  });

  it('no dispute is to be answered by a time that is over', async () => {
    const { paymentId } = await paidOrder();
    await run();
    const dispute = razorpay.dispute(paymentId, 'created');
    await deliver('payment.dispute.created', dispute.id);
    await stopFor(8 * day);
    const [disputed] = leftOf('payment-disputed');
    expect(disputed).toMatch(/answer was due Mon 30 November, 12:00.* The time to answer is over/);
  });

  it('a buyer is reminded once of what several reminders were written for', async () => {
    await bought();
    await run();
    pass(day);
    await api.runSchedule('remindOfWork');
    await stopFor(2 * day);
    expect(leftOf('details-missing')).toHaveLength(1);
    const told = await endsOf('details-missing');
    expect(told.toSorted()).toEqual([
      ['overtaken', 'newer mail'],
      ['sent', undefined],
    ]);
  });

  it('the owner reads of no day by which something is due, once all the money was asked back', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await bought();
    await run();
    await say(id, told);
    // The note leaves before the job that has the work follow its money.
    pass(hour);
    await refund(id);
    await send();
    await stopFor(5 * hour);
    const [ended] = leftOf('buyer-turn-ended');
    expect(ended).toMatch(/^Details complete · Resume/);
  });
});
