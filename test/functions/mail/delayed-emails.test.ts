import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { certificationEnquiry } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const { emails, send } = startMailStage(api);
const razorpay = startRazorpay(api);
const { bought, addAsBuyer, add, deliver, paidOrder, refund, bookSeat, changeCourse, sendDraft } = boughtWork(
  api,
  razorpay,
);

beforeEach(() => setClock(monday));

async function run(): Promise<void> {
  for (const job of ['followCourses', 'refreshPages', 'followCourses'] as const) await api.runSchedule(job);
  await runOrderJobs(api);
  await api.runSchedule('remindOfWork');
  await runOrderJobs(api);
}

async function waitFor(ms: number): Promise<void> {
  await run();
  pass(ms);
}

async function orderWithDetails(): Promise<string> {
  const { id } = await bought();
  await addAsBuyer(id, told);
  await waitFor(minute);
  return id;
}

async function remindedOfClass() {
  const courseSeat = await bookSeat('2026-11-26');
  await waitFor(46 * hour + minute);
  await api.runSchedule('remindOfWork');
  return courseSeat;
}

type Case = [what: string, template: string, reason: string, act: () => Promise<() => Promise<unknown>>];

const cases: Case[] = [
  [
    'payment received, then refunded',
    'payment-received',
    'refunded',
    async () => {
      const { id } = await paidOrder();
      return () => refund(id);
    },
  ],
  [
    'details complete, then a draft sent',
    'work-begun',
    'changed',
    async () => {
      const { id } = await bought();
      await run();
      await addAsBuyer(id, told);
      return () => sendDraft(id, 'Resume');
    },
  ],
  [
    'a draft ready, then approved',
    'draft-ready',
    'changed',
    async () => {
      const id = await orderWithDetails();
      await sendDraft(id, 'Resume');
      return () => addAsBuyer(id, { kind: 'approval', document: 'Resume', version: 1 });
    },
  ],
  [
    'on hold, then resumed',
    'message-to-buyer',
    'changed',
    async () => {
      const id = await orderWithDetails();
      await add(id, { kind: 'hold', text: 'We’ll continue on Friday.' });
      return () => add(id, { kind: 'resumed' });
    },
  ],
  [
    'a question, then a refund',
    'question',
    'refunded',
    async () => {
      const id = await orderWithDetails();
      await add(id, { kind: 'question', text: 'Which role should come first?' });
      return () => refund(id);
    },
  ],
  [
    'a draft ready, then a refund',
    'draft-ready',
    'refunded',
    async () => {
      const id = await orderWithDetails();
      await sendDraft(id, 'Resume');
      return () => refund(id);
    },
  ],
  [
    'a class tomorrow, then moved',
    'class-tomorrow',
    'changed',
    async () => {
      const { course } = await remindedOfClass();
      return () => changeCourse(course, { startDate: '2026-12-20' });
    },
  ],
  [
    'a class tomorrow, then deleted',
    'class-tomorrow',
    'changed',
    async () => {
      const { course } = await remindedOfClass();
      return async () => api.owner('DELETE /courses/{id}', { path: { id: course.id } });
    },
  ],
];

describe.each([
  ['SES is busy for five hours', 5 * hour],
  ['no job runs for four days', 4 * day],
] as const)('if %s, an outdated email isn’t sent', (how, ms) => {
  it.each(cases)('%s', async (_, template, reason, act) => {
    const supersede = await act();
    emails.length = 0;
    if (how.startsWith('SES')) {
      api.ses.fail('busy');
      await run();
      await supersede();
      pass(ms);
      await run();
      api.ses.recover();
      pass(10 * minute);
    } else {
      pass(ms);
      await supersede();
    }
    await run();
    expect(await outcomesOf(template)).toEqual([['superseded', reason]]);
    expect(emails.filter(({ tags }) => tags.template === template)).toEqual([]);
  });
});

const outcomesOf = async (template: string) =>
  (await api.stored())
    .flatMap(({ emails = [] }) => emails as EmailRecord[])
    .filter((record) => record.template === template)
    .map(({ outcome, reason }) => [outcome, reason]);

const emailsOf = (template: string) =>
  emails
    .filter(({ tags }) => tags.template === template)
    .map(({ subject, text }) => `${subject} ${text.replace(/\s+/g, ' ')}`);

describe.each(['busy', 'dark'] as const)('after an outage (%s)', (how) => {
  async function endOutageAfter(ms: number): Promise<void> {
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

  it('“Payment received” doesn’t ask for details that were sent', async () => {
    const { id } = await paidOrder();
    api.ses.fail('busy');
    await run();
    api.ses.recover();
    await addAsBuyer(id, told);
    await endOutageAfter(5 * hour);
    const [received] = emailsOf('payment-received');
    expect(received).toContain('We have your details.');
    expect(received).not.toMatch(/two steps|send us your details/i);
  });

  it('the notice of an enquiry says that its deadline has passed', async () => {
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    await endOutageAfter(3 * day);
    expect(emailsOf('new-enquiry')).toEqual([expect.stringContaining('reply was due Wed 12:00')]);
    expect(await outcomesOf('enquiry-received')).toEqual([['superseded', 'day passed']]);
  });

  it('the owner isn’t warned about a due date that has passed', async () => {
    await orderWithDetails();
    pass(4 * day - 2 * hour);
    await api.runSchedule('remindOfWork');
    await endOutageAfter(3 * day);
    expect(emailsOf('draft-due-tomorrow')).toEqual([]);
    const end = how === 'dark' ? ['superseded', 'day passed'] : ['not sent', 'too late'];
    expect(await outcomesOf('draft-due-tomorrow')).toEqual([end]);
  });

  it('the notice of a dispute says that its deadline has passed', async () => {
    const { paymentId } = await paidOrder();
    await run();
    const dispute = razorpay.dispute(paymentId, 'created');
    await deliver('payment.dispute.created', dispute.id);
    await endOutageAfter(8 * day);
    const [disputed] = emailsOf('payment-disputed');
    expect(disputed).toMatch(/response was due Mon 30 November, 12:00.* The deadline to respond has passed/);
  });

  it('only the last of several reminders is sent', async () => {
    await bought();
    await run();
    pass(day);
    await api.runSchedule('remindOfWork');
    await endOutageAfter(2 * day);
    expect(emailsOf('details-missing')).toHaveLength(1);
    const told = await outcomesOf('details-missing');
    expect(told.toSorted()).toEqual([
      ['sent', undefined],
      ['superseded', 'newer email'],
    ]);
  });

  it('the owner gets no deadline once a full refund has started', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await bought();
    await run();
    await addAsBuyer(id, told);
    pass(hour);
    await refund(id);
    await send();
    await endOutageAfter(5 * hour);
    const [ended] = emailsOf('buyer-replied');
    expect(ended).toMatch(/^Details complete · Resume/);
  });
});
