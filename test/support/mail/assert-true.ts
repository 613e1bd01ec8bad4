import assert from 'node:assert/strict';
import type { Call } from '#shared/api/client.ts';
import { formatStart, startDay, tenOn } from '#shared/domain/classes/class-start.ts';
import { holdsTime, movableUntil, sessionsToCome } from '#shared/domain/coaching/bookings.ts';
import { isAnswered, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { isFileExpired } from '#shared/domain/limits/retention.ts';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import { formatAppointment, formatDay, formatMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import type { CourseSeat } from '#shared/domain/work/bought-work.ts';
import { finalDraft, isOver, latestDraft, workStateOf } from '#shared/domain/work/work.ts';
import type { TakenMail } from '../ses.ts';

interface Said {
  subject: string;
  text: string;
  id: string;
  emailId: string;
  owner: Call;
}

export async function assertTrue({ subject, text, tags }: TakenMail, owner: Call): Promise<void> {
  const id = Buffer.from(tags.id ?? '', 'base64url').toString();
  const said = { subject, text: text.replace(/\s+/g, ' '), id, emailId: tags.mail ?? '', owner };
  assert(!`${subject} ${text}`.includes('undefined'), `${tags.template} contains "undefined"`);
  await truths[tags.template as TemplateName](said);
}

const now = () => new Date().toISOString();
const today = () => dayInIndia(Date.now());
const isOpen = (enquiry: { clarified: boolean; answeredAt?: string | undefined }) =>
  !isAnswered({ ...enquiry, answeredAt: enquiry.answeredAt === now() ? undefined : enquiry.answeredAt });

async function countUnanswered(enquiries: readonly { id: string }[], owner: Said['owner']): Promise<number> {
  const emails = await Promise.all(
    enquiries.map(async ({ id }) => (await owner('GET /admin/enquiries/{id}', { path: { id } })).data.emails),
  );
  return emails.filter(
    (each) => !each.some((mail) => mail.template === 'reply' && mail.outcome === 'waiting'),
  ).length;
}

async function all<T>(
  read: (query: { cursor?: string }) => Promise<{ data: T[]; next?: string | undefined }>,
): Promise<T[]> {
  const found: T[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page = await read(cursor ? { cursor } : {});
    found.push(...page.data);
    cursor = page.next;
  }
  return found;
}

const enquiryOf = async ({ id, owner }: Said) =>
  (await owner('GET /admin/enquiries/{id}', { path: { id } })).data;

async function waiting(said: Said) {
  const enquiry = await enquiryOf(said);
  assert(isOpen(enquiry), 'the enquiry is already answered');
  return { enquiry, due: replyDeadline(enquiry) };
}

async function settledBy(said: Said): Promise<void> {
  const day = dayInIndia((await waiting(said)).due);
  assert(day >= today(), 'the settlement date has passed');
  assert(said.text.includes(formatDay(day)) || said.subject.includes(formatDay(day)));
}

const orderOf = async ({ id, owner }: Said) => {
  const data = await all((cursor) => owner('GET /admin/orders', { query: cursor }));
  const order = data.find((each) => each.id === id);
  assert(order, 'the order is missing');
  return order;
};

const attends = async ({ id, owner }: Said, attention: 'paid_twice' | 'refund_failed') => {
  const { rows } = (await owner('GET /admin/today', {})).data;
  return rows.some((row) => row.id === id && [row.reason, ...(row.more ?? [])].includes(attention));
};

async function opened({ id, owner }: Said) {
  const { order, work } = (await owner('GET /admin/work/{id}', { path: { id } })).data;
  return { order, entries: work?.entries ?? [], state: work && workStateOf(work) };
}

async function kept(said: Said) {
  const found = await opened(said);
  const { paise, refunds } = found.order;
  const back = refunds.filter(({ isExtra, status }) => !isExtra && status !== 'failed');
  assert(back.reduce((sum, refund) => sum + refund.paise, 0) < paise, 'the order is fully refunded');
  return found;
}

async function working(said: Said) {
  const { state, ...found } = await kept(said);
  assert(state, 'no work has started');
  return { ...found, state };
}

async function draftWaits(said: Said): Promise<void> {
  const { state } = await working(said);
  const latest = state.documents.flatMap((each) => (each.phase === 'sent' ? (latestDraft(each) ?? []) : []));
  const version = Number(/draft (\d+)/i.exec(said.subject)?.[1]);
  assert(
    latest.some((draft) => draft.version === version),
    'the draft is not waiting for approval',
  );
}

/** The booked sessions that the text names. */
async function named(said: Said) {
  const { sessions } = (await working(said)).state;
  assert(sessions, 'the order has no sessions');
  const booked = sessionsToCome(sessions, Date.now());
  for (const { start } of booked) {
    const deadline = movableUntil({ start });
    const promised = said.text.includes(
      `Move or cancel until ${formatAppointment(new Date(deadline).toISOString())}`,
    );
    assert(!promised || deadline >= Date.now(), 'the deadline has passed');
  }
  const isNamed = ({ start }: { start: string }) =>
    `${said.subject} ${said.text}`.includes(formatAppointment(start));
  return { sessions, booked, named: booked.filter(isNamed) };
}

async function placed(said: Said): Promise<CourseSeat> {
  const { courseSeat } = (await kept(said)).order;
  assert(courseSeat && !courseSeat.isGone, 'the order has no seat, or its course is deleted');
  if (courseSeat.startDate)
    assert(`${said.subject} ${said.text}`.includes(formatStart(courseSeat.startDate)));
  return courseSeat;
}

function assertOutlook({ text }: Said, { startDate }: CourseSeat): void {
  const day = startDay(startDate) ?? '';
  const remind = /remind you the day before/.test(text) && day !== '';
  assert(!remind || tenOn(daysLater(day, -1)) > now(), 'the promised reminder is never sent');
  assert(!/starts tomorrow/.test(text) || day === daysLater(today(), 1), 'the class starts on another day');
  assert(!/starts today/.test(text) || day === today());
  assert(!/class has started/.test(text) || (day !== '' && day <= today()));
}

const refunded =
  (status: 'pending' | 'processed' | 'failed') =>
  async (said: Said): Promise<void> => {
    const paise = Math.round(Number(/₹([\d,.]+)/.exec(said.subject)?.[1]?.replaceAll(',', '')) * 100);
    const { order } = await opened(said);
    const isSo = order.refunds.some((refund) => refund.paise === paise && refund.status === status);
    assert(isSo, `no refund of this amount is ${status}`);
    if (status !== 'failed') return;
    assert((order.failedRefundPaise ?? 0) >= paise, 'the amount has been refunded since');
    assert(await attends(said, 'refund_failed'), 'Today does not show the failed refund');
  };

const truths: Record<TemplateName, (said: Said) => Promise<void>> = {
  'enquiry-received': async (said) => {
    const { enquiry, due } = await waiting(said);
    if (enquiry.wants === 'waitlist') return assert(/when a seat is free/.test(said.text));
    assert(
      due >= now() && said.text.includes(formatDay(dayInIndia(due))),
      'the reply deadline has passed, or another date is given',
    );
  },
  'complaint-acknowledged': settledBy,
  'complaint-received': settledBy,
  'new-enquiry': async (said) => {
    const { due } = await waiting(said);
    assert.equal(/reply was due/.test(said.subject), due < now() && /reply/.test(said.subject));
  },
  'seat-free': async (said) => {
    const { wants, title } = (await waiting(said)).enquiry;
    assert.equal(wants, 'waitlist', 'the sender did not ask for this');
    assert(said.text.includes(title), 'the email is about another course');
  },
  reply: async (said) => {
    const { history } = await enquiryOf(said);
    assert(said.text.includes(history.find(({ id }) => id === said.emailId)?.text ?? 'no such reply'));
  },
  'daily-digest': async ({ subject, text, owner }) => {
    assert(subject.startsWith(formatWeekday(today())), 'the digest has the wrong weekday');
    const data = await all((cursor) => owner('GET /admin/enquiries', { query: cursor }));
    const late = await countUnanswered(
      data
        .filter(isOpen)
        .filter(({ wants, ...enquiry }) => wants !== 'waitlist' && replyDeadline(enquiry) < now()),
      owner,
    );
    const { data: due } = await owner('GET /admin/today', {});
    const answered = data.filter((enquiry) => isOpen(enquiry) && isAnswered(enquiry)).length;
    const assertCount = (name: string, count: number) => {
      const said = Number(new RegExp(`${name}: (\\d+|None)`).exec(text)?.[1]?.replace('None', '0'));
      assert(said >= count && said <= count + answered, `${name}: ${count} to ${count + answered}`);
    };
    assert(due.late.count + answered >= late, 'Today leaves out overdue enquiries');
    assertCount('Overdue', due.late.count);
    assertCount('Due today', due.dueToday.count);
  },
  'payment-received': async (said) => {
    const { order, state } = await kept(said);
    if (/There are two steps left/.test(said.text)) assert(!state?.hasBrief, 'the details are already there');
    if (/We have your details\./.test(said.text)) assert(state?.hasBrief, 'the details are missing');
    if (/Your seat is booked/.test(said.text)) assert.equal(order.seat, 'held');
    if (/confirming your seat/.test(said.text)) assert.equal(order.seat, 'confirming');
    if (/seat was taken/.test(said.text)) assert.equal(order.seat, 'none');
    if (/Your session is booked/.test(said.text)) assert((await named(said)).named.length > 0);
    if (/was no longer free when/.test(said.text)) assert.equal((await named(said)).booked.length, 0);
    if (/no longer offer this course|this course closed/.test(said.text)) assert(order.courseSeat?.isGone);
  },
  'new-order': async (said) => void (await kept(said)),
  'details-missing': async (said) => assert.equal((await working(said)).state.waiting, 'details'),
  'work-begun': async (said) => {
    const { turn, due = '', documents } = (await working(said)).state;
    assert(
      turn === 'us' && documents.every((document) => !latestDraft(document)),
      'a draft was already sent',
    );
    assert(
      due >= now() && said.text.includes(formatDay(dayInIndia(due))),
      'the due date has passed, or another date is given',
    );
  },
  question: async (said) => {
    const { state, entries } = await working(said);
    assert(state.isQuestionOpen, 'the question is already answered');
    const asked = entries.slice(entries.findLastIndex(({ kind }) => kind === 'answer') + 1);
    assert(asked.some(({ kind, text }) => kind === 'question' && said.text.includes(text ?? '')));
  },
  'draft-ready': draftWaits,
  'draft-waiting': draftWaits,
  'documents-final': async (said) => {
    const { waiting: end, supportUntil = '', documents } = (await working(said)).state;
    assert.equal(end, 'approved');
    if (/support until/.test(said.subject))
      assert(supportUntil >= today() && said.subject.includes(formatDay(supportUntil)));
    const gone = documents
      .flatMap((each) => finalDraft(each) ?? [])
      .filter(({ at }) => isFileExpired(at, Date.now()));
    assert.equal(
      /can no longer be downloaded/.test(said.text),
      gone.length > 0,
      'the text is wrong about deleted files',
    );
  },
  'message-to-buyer': async (said) => {
    const { entries } = await opened(said);
    const told = entries.findIndex(({ by, text }) => by === 'us' && text && said.text.includes(text));
    assert(told >= 0, 'the message is not in the history');
    const isOver = entries.slice(told).some(({ kind }) => kind === 'resumed');
    assert(entries[told]?.kind !== 'hold' || !isOver, 'the work has resumed');
  },
  'seat-reserved': async (said) => assertOutlook(said, await placed(said)),
  'seat-taken': async (said) => assert.equal((await kept(said)).order.seat, 'none'),
  'class-tomorrow': async (said) => assertOutlook(said, await placed(said)),
  'class-changed': async (said) => {
    const courseSeat = await placed(said);
    assert((startDay(courseSeat.startDate) ?? '9') >= today(), 'the class has already started');
    assertOutlook(said, courseSeat);
  },
  'sessions-booked': async (said) => {
    const { sessions, booked, named: told } = await named(said);
    assert(booked.length > 0 && told.length === booked.length, 'not all sessions are named');
    assert.equal(/left to book/.test(said.text), sessions.left > 0);
  },
  'session-moved': async (said) => assert((await named(said)).named.length > 0, 'no session is at this time'),
  'session-cancelled': async (said) => {
    const { state } = await opened(said);
    const left = isOver(state ?? { waiting: 'ended' }) ? 0 : (state?.sessions?.left ?? 0);
    const offers = /kept the session for you|back in your order/.test(said.text);
    assert(!offers || left > 0, 'no session is left to book');
    const gone = state?.sessions?.bookings.filter(({ start }) =>
      said.subject.includes(formatAppointment(start)),
    );
    assert(
      gone?.some((booking) => !holdsTime(booking)),
      'the session is still booked',
    );
  },
  'session-taken': async (said) => {
    const { sessions } = await named(said);
    assert(sessions.left > 0 || /hasn’t moved/.test(said.text), 'no session is left to book');
    assert(sessions.bookings.some(({ state }) => state === 'refused'));
  },
  'session-tomorrow': async (said) => {
    const tomorrow = (await named(said)).named.filter(
      ({ start }) => dayInIndia(start) === daysLater(today(), 1),
    );
    assert(tomorrow.length > 0, 'no session is tomorrow');
  },
  'book-sessions': async (said) => {
    const { sessions, booked } = await named(said);
    assert(sessions.left > 0 && booked.length === 0, 'sessions are booked');
  },
  'session-soon': async (said) => {
    const { booked } = await named(said);
    assert(
      booked.some(({ start }) => said.subject.includes(formatMoment(start))),
      'no session is at this time',
    );
  },
  'refund-started': refunded('pending'),
  'refund-sent': refunded('processed'),
  'refund-delayed': refunded('failed'),
  'refund-failed': refunded('failed'),
  'paid-twice': async (said) =>
    assert(await attends(said, 'paid_twice'), 'Today does not show the second payment'),
  'payment-disputed': async (said) => {
    const { disputes = [] } = await orderOf(said);
    const open = disputes.filter(({ status }) => !['won', 'lost', 'closed'].includes(status));
    if (/respond by/.test(said.subject)) assert(open.some(({ respondBy = '' }) => respondBy >= now()));
    else if (/was due/.test(said.subject)) assert(open.some(({ respondBy = '9' }) => respondBy < now()));
    else
      assert(
        disputes.some(({ status }) => status === 'lost'),
        'the dispute is not lost',
      );
  },
  'buyer-replied': async (said) => {
    const { state } = await opened(said);
    const due = state?.turn === 'us' ? (state.due ?? '') : '';
    assert.equal(/ due /.test(said.subject), due !== '', 'the subject is wrong about a deadline');
    assert.equal(/ was due /.test(said.subject), due !== '' && due < now());
    if (due) assert(said.subject.includes(formatDay(dayInIndia(due))), 'the subject has the wrong due date');
  },
  'draft-due-tomorrow': async (said) => {
    const { turn, due = '' } = (await working(said)).state;
    assert(
      turn === 'us' && due >= now() && dayInIndia(due) <= daysLater(today(), 1),
      'no draft is due by tomorrow',
    );
    assert(said.subject.includes(formatDay(dayInIndia(due))));
  },
  'order-link': async ({ text }) => assert(/\/order#/.test(text), 'the link is missing'),
  'payment-request': async ({ id, text, owner }) => {
    const data = await all((cursor) => owner('GET /admin/payment-links', { query: cursor }));
    const link = data.find((each) => each.id === id);
    assert.equal(link?.state, 'open');
    if (/the time we agreed/.test(text)) assert(link?.wants && link.wants.start > now());
  },
};
