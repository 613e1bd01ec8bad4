import { startDay, startOutlookOf } from '#shared/domain/classes/class-start.ts';
import { isErased } from '#shared/domain/limits/retention.ts';
import { soldName } from '#shared/domain/orders/order-names.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { isToldWith } from '#shared/domain/work/buyer-news.ts';
import { finalDraft, latestDraft, type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import type { WorkFacts } from '#shared/letters/order-facts.ts';
import { placeOf } from '../classes/place-of.ts';
import * as orders from '../orders/store.ts';
import type { Entry, OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import type { StoredWork } from '../work/store.ts';
import { turnsTold } from '../work/turns-told.ts';
import type { NotNow } from './not-now.ts';

/** Bought work as a mail about it is written: with its order, as both are now, and with what was frozen in the entry. */
interface Told {
  order: orders.StoredOrder;
  work: StoredWork;
  state: WorkState;
  frozen: Frozen;
  /** The entry of the mail. */
  entry: Entry<MailFacts>;
}

/** Facts that an entry of a mail about work may carry; all others are read when the mail is sent. */
interface Frozen {
  /** The id of the work's entry that the mail tells of. */
  entry?: string;
  document?: DocumentName;
  version?: number;
  step?: number;
  /** A day, `YYYY-MM-DD`. */
  date?: string;
}

/** Facts beside those of the order; undefined where nobody needs the mail any more. */
type Own<Name extends WorkLetter> = Omit<FactsOf<Name>, keyof WorkFacts> & { what?: string };

type WorkLetter = keyof typeof workLetters;

/** The facts of each letter about work, and whether it is still needed, as things stand when it is sent. */
const workLetters = {
  'details-missing': ({ state, frozen: { step } }) => (state.waiting === 'details' ? { step } : undefined),
  'work-begun': ({ frozen: { date } }) => ({ ...(date && { date }) }),
  'question-asked': (told) => (told.state.isQuestionOpen ? wordsOf(told) : undefined),
  'draft-ready': (told) => {
    const draft = draftOf(told.state, told.frozen);
    if (!draft || draft.isWithdrawn) return undefined;
    return { document: draft.document, version: draft.version, ...wordsOf(told) };
  },
  'draft-waiting': ({ state, frozen }) => {
    const draft = draftOf(state, frozen);
    const isWaiting = state.waiting === 'review' && draft?.isLatest && draft.phase === 'sent';
    return draft && isWaiting ? { document: draft.document, version: draft.version } : undefined;
  },
  'documents-final': ({ state: { waiting, supportUntil, documents } }) =>
    waiting === 'approved'
      ? { ...(supportUntil && { supportUntil }), ...(areErased(documents) && { areErased: true }) }
      : undefined,
  'message-to-buyer': (told) => wordsOf(told),
  'place-reserved': (told) => placeFacts(told),
  'class-tomorrow': async (told) => {
    const facts = await placeFacts(told);
    const isTomorrow = startDay(facts?.startDate) === daysLater(dayInIndia(Date.now()), 1);
    return facts && isTomorrow ? facts : undefined;
  },
  'class-moved': async (told) => {
    const facts = await placeFacts(told);
    return facts?.outlook === 'begun' || !isLastMove(told) ? undefined : facts;
  },
  'buyer-turn-ended': ({ order, work, state, frozen }) => {
    const [first, ...others] = turnsOf(work, frozen);
    return (
      first && {
        ended: first.kind as FactsOf<'buyer-turn-ended'>['ended'],
        count: 1 + others.length,
        ...(first.document && { document: first.document }),
        ...(order.buyer && { mobile: order.buyer.mobile }),
        ...(state.turn === 'us' && state.due && { due: dayInIndia(Date.parse(state.due)) }),
      }
    );
  },
  'draft-due-tomorrow': ({ order, state: { turn, due }, frozen: { date } }) => {
    const isDue = turn === 'us' && due !== undefined && dayInIndia(Date.parse(due)) === date;
    return isDue ? { date, ...(order.buyer && { mobile: order.buyer.mobile }) } : undefined;
  },
} satisfies { [Name in string]: (told: Told) => unknown };

/** The facts of a letter about bought work, as it is when the mail is sent. */
export const workFacts =
  <Name extends WorkLetter>(letter: Name) =>
  async ({ item, entry }: Claim<MailFacts>): Promise<FactsOf<Name> | NotNow> => {
    const order = await orders.find(item.sk);
    if (!order) return 'no longer needed';
    if (isOverWithMoney(letter) && refundPhaseOf(order) !== 'kept') return 'no longer needed';
    const work = item as OutboxItem & StoredWork;
    const frozen = entry.facts.facts as Frozen;
    const source = workLetters[letter] as (
      told: Told,
    ) => Own<Name> | undefined | Promise<Own<Name> | undefined>;
    const own = await source({ order, work, state: workStateOf(work), frozen, entry });
    if (!own) return 'no longer needed';
    const name = order.buyer?.name;
    const facts = { order: order.id, what: soldName(order), ...(name && { name }), ...own };
    return facts as unknown as FactsOf<Name>;
  };

/** Whether nobody needs a letter once all the money is on its way back: what somebody wrote is told all the same. */
const isOverWithMoney = (letter: WorkLetter) =>
  letter !== 'message-to-buyer' && letter !== 'buyer-turn-ended';

/** Whether the files of all final documents are kept no more. */
const areErased = (documents: WorkState['documents']) =>
  documents.flatMap((document) => finalDraft(document) ?? []).every(({ at }) => isErased(at, Date.now()));

/** The words of the entry that a mail tells of. */
function wordsOf({ work, frozen }: Told) {
  const { text } = work.entries.find(({ id }) => id === frozen.entry) ?? {};
  return { ...(text && { text }) };
}

/** The draft of a mail: by its entry, or by its document and number. */
function draftOf({ documents }: WorkState, { entry, document, version }: Frozen) {
  for (const { name, phase, drafts } of documents) {
    const draft = drafts.find((each) =>
      entry ? each.id === entry : name === document && each.version === version,
    );
    if (draft) return { ...draft, document: name, phase, isLatest: latestDraft({ drafts })?.id === draft.id };
  }
  return undefined;
}

/** The buyer's entries that a mail tells of: those of its kind from its own on, up to the one of the next mail. */
function turnsOf({ entries, outbox }: StoredWork, { entry: own }: Frozen) {
  const [first, ...later] = entries.slice(entries.findIndex(({ id }) => id === own));
  if (!first || first.id !== own) return [];
  const alike = later.filter((each) => isToldWith(each, first));
  const others = turnsTold(outbox);
  const next = alike.findIndex(({ id }) => others.includes(id));
  return [first, ...(next < 0 ? alike : alike.slice(0, next))];
}

/** A place as it is told of; undefined where its course is deleted. */
async function placeFacts({ order }: Told) {
  if (order.sold?.kind !== 'course') return undefined;
  const { title, isGone, ...place } = await placeOf(order.sold);
  if (isGone) return undefined;
  return { what: title, ...place, outlook: startOutlookOf(place.startDate, Date.now()) };
}

/** Whether no later mail about the start of a class waits, which tells the newest as well. */
const isLastMove = ({ work: { outbox = [] }, entry }: Told) =>
  outbox.findLast(({ facts }) => (facts as MailFacts).letter === 'class-moved')?.id === entry.id;
