import assert from 'node:assert/strict';
import type { Call } from '#shared/api/client.ts';
import { startDay, startInWords, tenOn } from '#shared/domain/classes/class-start.ts';
import { answerDue, isAnswered } from '#shared/domain/enquiries/answer-time.ts';
import { isErased } from '#shared/domain/limits/retention.ts';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { dateInWords, dayInWords, momentInWords } from '#shared/domain/time/india-words.ts';
import type { Place } from '#shared/domain/work/bought-work.ts';
import { finalDraft, latestDraft, workStateOf } from '#shared/domain/work/work.ts';
import type { TakenMail } from '../ses.ts';

/** A mail that has just left, with its text in one line, and the owner's call, which reads the present state. */
interface Said {
  subject: string;
  text: string;
  /** The key of the mail's item, and the mail's own id. */
  id: string;
  mailId: string;
  owner: Call;
}

/** Asserts that a mail is true at the moment at which it leaves, by what the desk shows then. */
export async function assertTrue({ subject, text, tags }: TakenMail, owner: Call): Promise<void> {
  const id = Buffer.from(tags.id ?? '', 'base64url').toString();
  const said = { subject, text: text.replace(/\s+/g, ' '), id, mailId: tags.mail ?? '', owner };
  assert(!`${subject} ${text}`.includes('undefined'), `${tags.letter} says undefined`);
  await truths[tags.letter as LetterName](said);
}

const now = () => new Date().toISOString();
const today = () => dayInIndia(Date.now());
/** Whether an enquiry was unanswered before this run of the sender, in which a reply may leave too. */
const isOpen = (enquiry: { clarified: boolean; answeredAt?: string | undefined }) =>
  !isAnswered({ ...enquiry, answeredAt: enquiry.answeredAt === now() ? undefined : enquiry.answeredAt });

/** Counts the enquiries for which no reply is on its way. */
async function countUnanswered(enquiries: readonly { id: string }[], owner: Said['owner']): Promise<number> {
  const mails = await Promise.all(
    enquiries.map(async ({ id }) => (await owner('GET /admin/enquiries/{id}', { path: { id } })).data.mails),
  );
  return mails.filter((each) => !each.some((mail) => mail.letter === 'reply' && mail.outcome === 'waiting'))
    .length;
}

/** A whole list of the owner's, read page by page. */
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

/** An enquiry that waits for an answer, and the time by which it is due. */
async function waiting(said: Said) {
  const enquiry = await enquiryOf(said);
  assert(isOpen(enquiry), 'it is answered');
  return { enquiry, due: answerDue(enquiry) };
}

async function settledBy(said: Said): Promise<void> {
  const day = dayInIndia((await waiting(said)).due);
  assert(day >= today(), 'the day is over by which it is settled');
  assert(said.text.includes(dateInWords(day)) || said.subject.includes(dateInWords(day)));
}

const orderOf = async ({ id, owner }: Said) => {
  const data = await all((cursor) => owner('GET /admin/orders', { query: cursor }));
  const order = data.find((each) => each.id === id);
  assert(order, 'there is no such order');
  return order;
};

const attends = async ({ id, owner }: Said, attention: 'paid_twice' | 'refund_failed') => {
  const { rows } = (await owner('GET /admin/today', {})).data;
  return rows.some((row) => row.id === id && [row.reason, ...(row.more ?? [])].includes(attention));
};

/** Work with its state, as the owner reads it. */
async function opened({ id, owner }: Said) {
  const { order, work } = (await owner('GET /admin/work/{id}', { path: { id } })).data;
  return { order, entries: work?.entries ?? [], state: work && workStateOf(work) };
}

/** The work of an order whose money has not all been asked back. */
async function kept(said: Said) {
  const found = await opened(said);
  const { paise, refunds } = found.order;
  const back = refunds.filter(({ isExtra, status }) => !isExtra && status !== 'failed');
  assert(back.reduce((sum, refund) => sum + refund.paise, 0) < paise, 'all the money was asked back');
  return found;
}

async function working(said: Said) {
  const { state, ...found } = await kept(said);
  assert(state, 'no work is begun');
  return { ...found, state };
}

/** Asserts that the draft that a mail names waits for its buyer's answer. */
async function draftWaits(said: Said): Promise<void> {
  const { state } = await working(said);
  const latest = state.documents.flatMap((each) => (each.phase === 'sent' ? (latestDraft(each) ?? []) : []));
  const version = Number(/draft (\d+)/.exec(said.subject)?.[1]);
  assert(
    latest.some((draft) => draft.version === version),
    'the draft does not wait',
  );
}

async function placed(said: Said): Promise<Place> {
  const { place } = (await kept(said)).order;
  assert(place && !place.isGone, 'there is no such class');
  if (place.startDate) assert(`${said.subject} ${said.text}`.includes(startInWords(place.startDate)));
  return place;
}

/** What is said of a day to come, in words that stand for no other. */
function assertOutlook({ text }: Said, { startDate }: Place): void {
  const day = startDay(startDate) ?? '';
  const remind = /remind you the day before/.test(text) && day !== '';
  assert(!remind || tenOn(daysLater(day, -1)) > now(), 'a reminder is promised that never comes');
  assert(!/starts tomorrow/.test(text) || day === daysLater(today(), 1), 'it starts on another day');
  assert(!/starts today/.test(text) || day === today());
  assert(!/has begun already/.test(text) || (day !== '' && day <= today()));
}

/** A refund over the sum that a mail names, by its state. */
const refunded =
  (status: 'pending' | 'processed' | 'failed') =>
  async (said: Said): Promise<void> => {
    const paise = Math.round(Number(/₹([\d,.]+)/.exec(said.subject)?.[1]?.replaceAll(',', '')) * 100);
    const { order } = await opened(said);
    const isSo = order.refunds.some((refund) => refund.paise === paise && refund.status === status);
    assert(isSo, `no refund is ${status}`);
    if (status !== 'failed') return;
    assert((order.failedRefundPaise ?? 0) >= paise, 'as much was given back again');
    assert(await attends(said, 'refund_failed'), 'the owner has no row of it');
  };

const truths: Record<LetterName, (said: Said) => Promise<void>> = {
  'enquiry-received': async (said) => {
    const { due } = await waiting(said);
    assert(due >= now() && said.text.includes(momentInWords(due)), 'the time of a reply is over');
  },
  'complaint-acknowledged': settledBy,
  'complaint-received': settledBy,
  'new-enquiry': async (said) => {
    const { due } = await waiting(said);
    assert.equal(/reply was due/.test(said.subject), due < now());
  },
  reply: async (said) => {
    const { history } = await enquiryOf(said);
    assert(said.text.includes(history.find(({ id }) => id === said.mailId)?.text ?? 'no such reply'));
  },
  'daily-digest': async ({ subject, text, owner }) => {
    assert(subject.startsWith(dayInWords(today())), 'it tells of another day');
    const data = await all((cursor) => owner('GET /admin/enquiries', { query: cursor }));
    const late = await countUnanswered(
      data.filter(isOpen).filter((enquiry) => answerDue(enquiry) < now()),
      owner,
    );
    const { data: due } = await owner('GET /admin/today', {});
    // A reply that leaves in the same run answers its enquiry before or after the digest is decided.
    const answered = data.filter((enquiry) => isOpen(enquiry) && isAnswered(enquiry)).length;
    const assertCount = (name: string, count: number) => {
      const said = Number(new RegExp(`${name}: (\\d+|None)`).exec(text)?.[1]?.replace('None', '0'));
      assert(said >= count && said <= count + answered, `${name}: ${count} to ${count + answered}`);
    };
    assert(due.late.count + answered >= late, 'Today leaves out what is late');
    assertCount('Late', due.late.count);
    assertCount('Due today', due.dueToday.count);
  },
  'payment-received': async (said) => {
    const { order, state } = await kept(said);
    if (/Two steps are left/.test(said.text)) assert(!state?.hasBrief, 'the details are here');
    if (/Your details are here/.test(said.text)) assert(state?.hasBrief, 'the details are missing');
    if (/Your seat is booked/.test(said.text)) assert.equal(order.seat, 'held');
    if (/confirming your seat/.test(said.text)) assert.equal(order.seat, 'confirming');
    if (/seat was taken/.test(said.text)) assert.equal(order.seat, 'none');
    if (/no longer offer this course/.test(said.text)) assert(order.place?.isGone);
  },
  'new-order': async (said) => void (await kept(said)),
  'details-missing': async (said) => assert.equal((await working(said)).state.waiting, 'details'),
  'work-begun': async (said) => {
    const { turn, due = '', documents } = (await working(said)).state;
    assert(turn === 'us' && documents.every((document) => !latestDraft(document)), 'there is a draft');
    assert(due >= now() && said.text.includes(dateInWords(dayInIndia(due))), 'its day is over');
  },
  'question-asked': async (said) => {
    const { state, entries } = await working(said);
    assert(state.isQuestionOpen, 'the question is answered');
    const asked = entries.slice(entries.findLastIndex(({ kind }) => kind === 'answer') + 1);
    assert(asked.some(({ kind, text }) => kind === 'question' && said.text.includes(text ?? '')));
  },
  'draft-ready': draftWaits,
  'draft-waiting': draftWaits,
  'documents-final': async (said) => {
    const { waiting: end, supportUntil = '', documents } = (await working(said)).state;
    assert.equal(end, 'approved');
    if (/support until/.test(said.subject))
      assert(supportUntil >= today() && said.subject.includes(dateInWords(supportUntil)));
    const gone = documents
      .flatMap((each) => finalDraft(each) ?? [])
      .filter(({ at }) => isErased(at, Date.now()));
    assert.equal(/cannot be downloaded/.test(said.text), gone.length > 0, 'a file is gone');
  },
  'message-to-buyer': async (said) => {
    const { entries } = await opened(said);
    const told = entries.findIndex(({ by, text }) => by === 'us' && text && said.text.includes(text));
    assert(told >= 0, 'nobody has written it');
    const isOver = entries.slice(told).some(({ kind }) => kind === 'resumed');
    assert(entries[told]?.kind !== 'hold' || !isOver, 'the work goes on');
  },
  'place-reserved': async (said) => assertOutlook(said, await placed(said)),
  'seat-taken': async (said) => assert.equal((await kept(said)).order.seat, 'none'),
  'class-tomorrow': async (said) => assertOutlook(said, await placed(said)),
  'class-moved': async (said) => {
    const place = await placed(said);
    assert((startDay(place.startDate) ?? '9') >= today(), 'the class has begun');
    assertOutlook(said, place);
  },
  'refund-on-its-way': refunded('pending'),
  'refund-sent': refunded('processed'),
  'refund-delayed': refunded('failed'),
  'refund-failed': refunded('failed'),
  'paid-twice': async (said) => assert(await attends(said, 'paid_twice'), 'nothing is to be given back'),
  'payment-disputed': async (said) => {
    const { disputes = [] } = await orderOf(said);
    const open = disputes.filter(({ status }) => !['won', 'lost', 'closed'].includes(status));
    if (/answer by/.test(said.subject)) assert(open.some(({ respondBy = '' }) => respondBy >= now()));
    else if (/was due/.test(said.subject)) assert(open.some(({ respondBy = '9' }) => respondBy < now()));
    else
      assert(
        disputes.some(({ status }) => status === 'lost'),
        'the dispute is not lost',
      );
  },
  'buyer-turn-ended': async (said) => {
    const { state } = await opened(said);
    const due = state?.turn === 'us' ? (state.due ?? '') : '';
    assert.equal(/ due /.test(said.subject), due !== '', 'nothing is due');
    assert.equal(/ was due /.test(said.subject), due !== '' && due < now());
    if (due) assert(said.subject.includes(dateInWords(dayInIndia(due))), 'it is due on another day');
  },
  'draft-due-tomorrow': async (said) => {
    const { turn, due = '' } = (await working(said)).state;
    assert(turn === 'us' && due >= now() && dayInIndia(due) <= daysLater(today(), 1), 'it is not late then');
    assert(said.subject.includes(dateInWords(dayInIndia(due))));
  },
  'order-link': async ({ text }) => assert(/\/order#/.test(text), 'there is no link'),
  'payment-asked': async ({ id, owner }) => {
    const data = await all((cursor) => owner('GET /admin/payment-links', { query: cursor }));
    assert.equal(data.find((link) => link.id === id)?.state, 'open');
  },
};
