import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ApiError } from '#shared/api/client.ts';
import { emailNames, type TemplateName } from '#shared/domain/mail/emails.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { dayInIndia, daysLater, midnightOf } from '#shared/domain/time/india-time.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { startApi } from '../api.ts';
import { boughtWork, completeBrief } from '../bought-work.ts';
import { checkRandom } from '../check-random.ts';
import { minute, setClock } from '../clock.ts';
import { coachingSales, longHours } from '../coaching/sales.ts';
import { buyer, certificationEnquiry, pmpCourse } from '../entries.ts';
import { memoryTable } from '../memory-table.ts';
import { orderAccess } from '../order-access.ts';
import { plan, price } from '../order-money.ts';
import { startRazorpay } from '../razorpay.ts';
import { assertTrue } from './assert-true.ts';
import { startMailStage } from './stage.ts';

/** The sender stops for minutes or for 400 days, but each email must still be accurate when it's sent. */
interface History {
  rounds: Round[];
}

interface Round {
  actions: Action[];
  stop: 'none' | 'busy' | 'dark';
  hours: number;
  others: Action[];
}

interface Action {
  name: ActionName;
  which: number;
}

type ActionName = (typeof actionNames)[number];

const actionNames = [
  ...([
    'enquire',
    'waitlist',
    'answer',
    'spam',
    'complain',
    'buyPlan',
    'buyPlan',
    'buyPlan',
    'buyPlace',
    'buyPlace',
  ] as const),
  ...(['brief', 'brief', 'brief', 'question', 'reply', 'draft', 'draft', 'draft', 'withdraw'] as const),
  ...(['judge', 'judge', 'write', 'hold', 'resume', 'refund', 'settle', 'settle', 'dispute'] as const),
  ...(['buyCoaching', 'buyCoaching', 'bookSession', 'bookSession', 'bookSession'] as const),
  ...(['moveSession', 'moveSession', 'cancelSession', 'withdrawSession'] as const),
  ...(['move', 'move', 'removeCourse', 'ask', 'withdrawLink', 'askLinks'] as const),
] as const;

const act: fc.Arbitrary<Action> = fc.record({
  name: fc.constantFrom(...actionNames),
  which: fc.nat({ max: 11 }),
});

const inARow = (
  [
    ['complain 1', 'answer 0'],
    ['enquire 0', 'spam 0'],
    ['waitlist 0', 'spam 0'],
    ['buyPlan 0', 'refund 10'],
    ['dispute 1', 'dispute 1'],
    ['refund 2', 'settle 2', 'refund 2'],
    ['draft 1', 'judge 1', 'judge 0'],
    ['hold 1', 'resume 1'],
    ['buyPlace 1', 'removeCourse 0'],
    ['buyPlace 3', 'draft 1'],
    ['buyPlace 3', 'refund 3'],
    ['refund 3', 'settle 0'],
    ['buyCoaching 1', 'bookSession 5'],
    ['buyCoaching 2', 'bookSession 5', 'cancelSession 0'],
    ['buyCoaching 2', 'bookSession 0', 'withdrawSession 0'],
    ['buyCoaching 2', 'bookSession 8', 'moveSession 4'],
    ['buyCoaching 2', 'bookSession 8', 'moveSession 4', 'moveSession 5'],
    ['bookSession 7', 'refund 8'],
  ] satisfies `${ActionName} ${number}`[][]
).map((row) =>
  row.map((each): Action => {
    const [name, which] = each.split(' ');
    return { name: name as ActionName, which: Number(which) };
  }),
);

const actions: fc.Arbitrary<Action[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: act.map((each) => [each]) },
      { weight: 1, arbitrary: fc.constantFrom(...inARow) },
    ),
    { maxLength: 8 },
  )
  .map((each) => each.flat());

const round: fc.Arbitrary<Round> = fc.record({
  actions,
  stop: fc.constantFrom('none', 'none', 'busy', 'busy', 'dark'),
  hours: fc.oneof(
    fc.constantFrom(0, 0, 0, 1, 2, 8, 20, 24, 30, 72),
    fc.integer({ min: 24, max: 24 * 14 }),
    fc.integer({ min: 24, max: 24 * 400 }),
  ),
  others: actions,
});

const history: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(round, { minLength: 4, maxLength: 9 }),
});

const neverSuperseded: ReadonlySet<TemplateName> = new Set([
  'reply',
  'buyer-replied',
  'refund-sent',
  'session-cancelled',
]);

export function checkStoppedSender(runs: number): () => Promise<void> {
  const world = startStoppedWorld();
  return async () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    await checkRandom({
      ...{ history, runs, seedVariable: 'MAIL_SEED' },
      run: async ({ rounds }) => {
        await world.begin();
        for (const each of rounds) await world.run(each);
        for (const template of world.left) count(template);
        for (const { template, outcome } of await world.ended())
          if (outcome === 'superseded') count(`${template} superseded`);
      },
      report: () =>
        `histories of a stopped sender, ${JSON.stringify(Object.fromEntries([...seen].toSorted()))}`,
      format: (given) => JSON.stringify(given, null, 1),
    });
    assert.deepEqual(
      emailNames.filter((template) => !seen.has(template)),
      [],
      'templates that were never sent',
    );
    const needless = emailNames.filter(
      (template) => !neverSuperseded.has(template) && !seen.has(`${template} superseded`),
    );
    assert.deepEqual(needless, [], 'templates that were never superseded');
  };
}

function startStoppedWorld() {
  const table = memoryTable();
  const api = startApi({ table });
  const razorpay = startRazorpay(api);
  startMailStage(api);
  const { open } = orderAccess(api);
  const left: string[] = [];
  const reminded = new Map<string, number>();

  const checkMails = async () => {
    const emails = api.ses.emails.splice(0);
    if (emails.length === 0) return;
    const owner = api.withCookie(await api.signIn());
    for (const mail of emails) {
      const { template = '' } = mail.tags;
      left.push(template);
      await assertTrue(mail, owner).catch((error) => {
        throw new Error(
          `${template} at ${new Date().toISOString()}: ${error.message}\n${mail.subject}\n${mail.text}`,
        );
      });
      for (const [, link = ''] of mail.text.matchAll(/\/order#([\w.-]+)/g))
        assert.equal((await open(link)).status, 204, `a link in ${template} doesn't work`);
      const about = `${template} ${mail.tags.id}`;
      const hours = (mail.at - (reminded.get(about) ?? 0)) / (60 * minute);
      assert(!reminders.has(template) || hours > 6, `reminded twice: ${mail.subject}`);
      reminded.set(about, mail.at);
    }
  };

  const send = async () => {
    await api.runSchedule('sendMail');
    await checkMails();
  };
  const actions = createActions(api, razorpay, send);

  const runJobs = async () => {
    for (let turns = 0; turns < 3; turns++)
      for (const job of jobs) {
        jest.setSystemTime(Date.now() + second);
        await (job === 'sendMail' ? send() : api.runSchedule(job));
      }
  };

  const passTime = async (end: number) => {
    await runJobs();
    const first = dayInIndia(Date.now());
    const days = [...Array.from({ length: 9 }, (_, i) => i), 15, 22, 40, 100, 200, 300];
    const times = days.flatMap((each) => {
      const midnight = midnightOf(daysLater(first, each));
      return [9, 10, 17].map((hour) => midnight + hour * 60 * minute + minute);
    });
    for (const time of [Date.now() + 2 * minute, Date.now() + 20 * minute, ...times].toSorted(
      (a, b) => a - b,
    )) {
      if (time <= Date.now() || time >= end) continue;
      jest.setSystemTime(time);
      if (times.includes(time)) await api.runSchedule('sendDigest');
      await runJobs();
    }
    jest.setSystemTime(Math.max(Date.now(), end));
  };

  return {
    left,
    begin: async () => {
      await table.clear();
      api.forget();
      api.ses.reset();
      api.logged.length = 0;
      left.length = 0;
      reminded.clear();
      actions.forget();
      razorpay.switches.refunds = 'pending';
      razorpay.switches.secondPayments = 'captured';
      setClock(startOfTime);
    },
    run: async ({ actions: first, stop, hours, others }: Round) => {
      const end = Date.now() + hours * 60 * minute;
      for (const each of first) await actions.act(each);
      if (stop === 'busy') api.ses.fail('busy');
      if (stop === 'dark') jest.setSystemTime(end);
      else await passTime(end);
      for (const each of others) await actions.act(each);
      api.ses.recover();
      for (const minutes of [1, 6, 20]) {
        jest.setSystemTime(Date.now() + minutes * minute);
        await runJobs();
      }
    },
    ended: async () => (await table.items()).flatMap(({ emails = [] }) => emails as EmailRecord[]),
  };
}

const second = 1000;

const startOfTime = Date.UTC(2026, 10, 26, 6, 30);

const jobs = [
  'followCourses',
  'refreshPages',
  'finishBookings',
  'followOrders',
  'emailWaitlist',
  'reindexItems',
  'remindOfWork',
  'sendMail',
] as const;

const reminders: ReadonlySet<string> = new Set([
  'details-missing',
  'draft-waiting',
  'draft-due-tomorrow',
  'class-tomorrow',
  'daily-digest',
  'book-sessions',
]);

function createActions(
  api: ReturnType<typeof startApi>,
  razorpay: ReturnType<typeof startRazorpay>,
  send: () => Promise<void>,
) {
  const { buyerOf, sendDraft, deliver, refund, verify, recheck } = boughtWork(api, razorpay);
  const coaching = coachingSales(api, razorpay, {
    hours: longHours,
    offer: { title: 'Interview coaching', place: 'Join online: https://meet.example/coaching' },
    order: { isRepeatConfirmed: true },
  });
  let known = nothingKnown();
  let words = 0;
  const newWords = () => `Words ${++words}.`;
  const next = { visitor: 0 };

  const linkVersion = async (id: string) => Number((await api.row('ORDER', id))?.linkVersion ?? 0);
  const asBuyer = async (id: string) => buyerOf(id, await linkVersion(id));
  const say = async (body: object) =>
    known.plan && (await asBuyer(known.plan.id))('POST /order/entries', { body: body as never });
  const add = async (body: object) =>
    known.plan &&
    api.owner('POST /admin/work/{id}/entries', {
      path: { id: known.plan.id },
      body: body as never,
    });
  const entries = async () => {
    const path = { id: known.plan?.id ?? '' };
    return (await api.owner('GET /admin/work/{id}', { path })).data.work?.entries ?? [];
  };
  const latest = async (kind: string) => (await entries()).findLast((entry) => entry.kind === kind);
  const bought = (which: number) =>
    (which % 4 === 0 && known.coaching) || ((which % 3 === 0 ? known.place : known.plan) ?? known.plan);
  const bookings = async () => {
    const path = { id: known.coaching?.id ?? '' };
    const { work } = (await api.owner('GET /admin/work/{id}', { path })).data;
    const { sessions } = work ? workStateOf(work) : {};
    return sessions?.bookings.filter(({ state }) => state === 'booked') ?? [];
  };
  const book = async (which: number, moving?: string) => {
    if (!known.coaching) return;
    const call = await asBuyer(known.coaching.id);
    const { times } = (await call('GET /order/times', { query: { ...(moving && { moving }) } })).data;
    const start = times[Math.min(which * 9, times.length - 1)] ?? '';
    await call('POST /order/bookings', { body: { start, ...(moving && { replaces: moving }) } });
  };
  const startOf = (which: number) =>
    daysLater(dayInIndia(Date.now()), [1, 2, 2, 3, 5, 9, 30, 0, 1, 2, 60, -1][which] ?? 4);

  const actions: Record<ActionName, (which: number) => unknown> = {
    enquire: async () => {
      const call = api.visitorFrom(`198.51.100.${++next.visitor % 250}`);
      const body = { ...certificationEnquiry, email: `visitor${next.visitor}@example.com` };
      known.enquiries.push((await call('POST /enquiries/certification', { body })).data.id);
    },
    waitlist: async (which: number) => {
      const owner = api.withCookie(await api.signIn());
      const full = { ...pmpCourse, startDate: daysLater(dayInIndia(Date.now()), 60), isFull: true };
      const { id, title } = (await owner('POST /courses', { body: full })).data;
      const call = api.visitorFrom(`198.51.100.${++next.visitor % 250}`);
      const person = { name: 'Asha', email: `visitor${next.visitor}@example.com` };
      const body = { ...person, courseId: id, courseTitle: title, wants: 'waitlist' } as const;
      known.enquiries.push((await call('POST /enquiries', { body })).data.id);
      if (which % 4 < 3) await owner('PUT /courses/{id}', { path: { id }, body: { ...full, isFull: false } });
    },
    answer: async (which: number) => {
      const id = known.enquiries.at(-1 - (which % 2)) ?? '';
      const owner = api.withCookie(await api.signIn());
      const seen = (await owner('GET /admin/enquiries/{id}', { path: { id } })).data.history.length;
      if (which % 3 === 0)
        await owner('POST /admin/enquiries/{id}/history', {
          path: { id },
          body: { kind: 'call', isReached: true, seen },
        });
      else
        await owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: newWords(), seen } });
    },
    spam: async (which: number) => {
      const id = known.enquiries.at(-1 - (which % 2)) ?? '';
      await api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
    },
    complain: async (which: number) => {
      const { id = '' } = bought(which) ?? {};
      const { data } = await (await asBuyer(id))('POST /order/complaints', { body: { text: newWords() } });
      known.enquiries.push(data.id);
    },
    buyPlan: async (which: number) => {
      if (known.plan) return;
      const body = { ...buyer, userId: 'u1', plan, amount: price, isRepeatConfirmed: true };
      const { id } = (await api.visitor('POST /create-order', { body })).data;
      known.plan = { id, paymentId: razorpay.pay(id, which % 4 === 0 ? { outcome: 'twice' } : {}).id };
      await verify(id, known.plan.paymentId);
      await recheck(id);
    },
    buyPlace: async (which: number) => {
      if (known.place) return;
      const owner = api.withCookie(await api.signIn());
      const body = { ...pmpCourse, startDate: startOf(which), payOnline: true };
      const { data: course } = await owner('POST /courses', { body });
      const path = { id: course.id };
      await owner('PUT /admin/courses/{id}/class', { path, body: { batch: 'Weekend', joining: 'Room 4.' } });
      const order = { ...buyer, userId: 'u1', amount: pmpCourse.price, isRepeatConfirmed: true };
      const { id } = (await api.visitor('POST /courses/{id}/orders', { path, body: order })).data;
      known.place = { id, paymentId: razorpay.pay(id).id };
      known.course = course.id;
      if (which % 4 !== 3) return void (await verify(id, known.place.paymentId));
      await owner('PUT /courses/{id}', { path, body: { ...body, isFull: true } });
      api.failOn('UpdateItem', undefined, 0, 'SEATS');
      await verify(id, known.place.paymentId);
      await send();
      api.recover();
    },
    buyCoaching: async (which: number) => {
      if (known.coaching) return;
      const offer = await coaching.addOffer({ sessions: 1 + (which % 3) });
      const path = { id: offer.id };
      const { times } = (await api.visitor('GET /coaching/offers/{id}/times', { path })).data;
      const start = which % 2 ? times.at(which * 5) : undefined;
      const id = await coaching.order(offer, { start });
      if (which % 4 === 1) await coaching.pay(await coaching.order(offer, { start }));
      known.coaching = { id, paymentId: await coaching.pay(id) };
    },
    bookSession: (which: number) => book(which),
    moveSession: async (which: number) => {
      const [booking] = await bookings();
      if (booking) await book(which, booking.id);
    },
    cancelSession: async () => {
      const path = { id: (await bookings()).at(-1)?.id ?? '' };
      const call = await asBuyer(known.coaching?.id ?? '');
      await call('POST /order/bookings/{id}', { path, body: { kind: 'cancelled' } });
    },
    withdrawSession: async () => {
      const path = { id: known.coaching?.id ?? '', bookingId: (await bookings()).at(-1)?.id ?? '' };
      await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path, body: { kind: 'withdrawn' } });
    },
    brief: () => say({ kind: 'brief', brief: completeBrief }),
    question: () => add({ kind: 'question', text: newWords() }),
    reply: () => say({ kind: 'answer', text: newWords() }),
    draft: () => known.plan && sendDraft(known.plan.id, plan.item),
    withdraw: async () => add({ kind: 'withdrawn', draft: (await latest('draft'))?.id }),
    judge: async (which: number) => {
      const version = (await latest('draft'))?.version;
      const document = plan.item;
      await say(
        which % 3 ? { kind: 'approval', document, version } : { kind: 'changes', document, text: newWords() },
      );
    },
    write: (which: number) => (which % 2 ? say : add)({ kind: 'message', text: newWords() }),
    hold: () => add({ kind: 'hold', text: newWords() }),
    resume: () => add({ kind: 'resumed' }),
    refund: async (which: number) => {
      const { id = '' } = bought(which) ?? {};
      const { payments, paidBy } = await recheck(id);
      const extra = payments.find((payment) => payment.id !== paidBy)?.id;
      if (which > 8 && extra) await refund(id, { paymentId: extra });
      else await refund(id, which % 4 === 1 ? { rupees: 100 + ++words } : {});
    },
    settle: async (which: number) => {
      const { id = '' } = bought(which) ?? {};
      const pending = (await recheck(id)).refunds.find(({ status }) => status === 'pending');
      if (!pending) return;
      const status = which % 4 < 2 ? 'processed' : 'failed';
      razorpay.settleRefund(pending.id, status);
      await deliver(`refund.${status}`, pending.id);
    },
    dispute: async (which: number) => {
      const { paymentId = '' } = known.plan ?? {};
      const isKnown = razorpay.disputes().some((each) => each.payment_id === paymentId);
      const step = !isKnown ? 'created' : which % 2 ? 'won' : 'lost';
      if (!paymentId) return;
      const { id } = razorpay.dispute(paymentId, step);
      await deliver(`payment.dispute.${step}`, id);
    },
    move: async (which: number) => {
      const owner = api.withCookie(await api.signIn());
      const { data: course } = await api.visitor('GET /courses/{id}', { path: { id: known.course } });
      const { id, createdAt: _at, updatedAt: _changed, version: _version, ...input } = course;
      await owner('PUT /courses/{id}', { path: { id }, body: { ...input, startDate: startOf(which) } });
    },
    removeCourse: async (which: number) => {
      if (which % 3 === 0) await api.owner('DELETE /courses/{id}', { path: { id: known.course } });
    },
    ask: async (which: number) => {
      const subject = { kind: 'words', words: newWords() } as const;
      const lastDay = daysLater(dayInIndia(Date.now()), which % 6);
      const body = { subject, rupees: 300, lastDay, name: 'Asha', email: 'asha@example.com', isMailed: true };
      known.link = (await api.owner('POST /admin/payment-links', { body })).data.id;
    },
    withdrawLink: async (which: number) => {
      const path = { id: known.link };
      const owner = api.withCookie(await api.signIn());
      if (which % 2) await owner('POST /admin/payment-links/{id}/withdraw', { path });
      else
        await owner('POST /admin/payment-links/{id}/paid', {
          path,
          body: { method: 'cash', why: newWords(), paidOn: dayInIndia(Date.now()) },
        });
    },
    askLinks: async (which: number) => {
      const email = which % 3 ? buyer.email : `stranger${which}@example.com`;
      await api.visitorFrom(`192.0.2.${++next.visitor % 250}`)('POST /order-links', { body: { email } });
    },
  };

  return {
    forget: () => {
      known = nothingKnown();
    },
    act: async ({ name, which }: Action) => {
      jest.setSystemTime(Date.now() + second);
      await Promise.resolve(actions[name](which)).catch((error: unknown) => {
        const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (!isRefused) throw error;
      });
    },
  };
}

interface Known {
  enquiries: string[];
  plan?: Bought;
  place?: Bought;
  coaching?: Bought;
  course: string;
  link: string;
}

interface Bought {
  id: string;
  paymentId: string;
}

const nothingKnown = (): Known => ({ enquiries: [], course: 'none', link: 'none' });
