import { dayInWords } from '../domain/time/india-words.ts';
import { letterKind } from './letter.ts';
import { enquiriesAddress, ordersAddress } from './links.ts';
import { counted } from './words.ts';

/** What stands open on a day of India (`YYYY-MM-DD`), counted in the morning. */
export interface DailyDigestFacts {
  date: string;
  /** Enquiries whose reply is due before the day ends. */
  dueToday: number;
  /** Enquiries whose reply is late. */
  late: number;
  /** Enquiries that came since the digest before. */
  newSince: number;
  /** Enquiries that wait for a reply, those above among them. */
  waiting: number;
  /** Orders with money to give back. */
  paidTwice: number;
}

/** To the owner, at nine: what the day brings. */
export const dailyDigest = letterKind<DailyDigestFacts>({
  to: 'owner',
  usefulHours: 12,
  write: ({ date, dueToday, late, newSince, waiting, paidTwice }, context) => {
    const counts = [
      late > 0 && `${late} late`,
      dueToday > 0 && `${dueToday} due today`,
      newSince > 0 && `${newSince} new`,
      paidTwice > 0 && `${paidTwice} paid twice`,
    ].filter(Boolean);
    const most = counts.length > 0 ? counts.join(', ') : `${waiting} waiting`;
    return {
      subject: `${dayInWords(date)} · ${most}`,
      preheader: `${counted(waiting, 'enquiry waits', 'enquiries wait')} for a reply.`,
      blocks: [
        { kind: 'heading', text: dayInWords(date) },
        { kind: 'fact', name: 'Late', value: enquiries(late) },
        { kind: 'fact', name: 'Due today', value: enquiries(dueToday) },
        { kind: 'fact', name: 'New', value: enquiries(newSince) },
        { kind: 'fact', name: 'Waiting in all', value: enquiries(waiting) },
        {
          kind: 'fact',
          name: 'Paid twice',
          value: paidTwice > 0 ? counted(paidTwice, 'order', 'orders') : 'None',
          ...(paidTwice > 0 && { href: ordersAddress(context) }),
        },
        { kind: 'button', text: 'Answer enquiries', href: enquiriesAddress(context) },
      ],
    };
  },
});

const enquiries = (count: number) => (count > 0 ? counted(count, 'enquiry', 'enquiries') : 'None');
