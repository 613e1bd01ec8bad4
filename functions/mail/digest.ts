import type { DueReason } from '#shared/domain/today/due.ts';
import { mostListed } from '#shared/letters/daily-digest.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { listDue } from '../today/list-due.ts';

/** Reads what the owner's digest tells at a time (epoch milliseconds): what Today says then. */
export async function digestFacts(now: number): Promise<FactsOf<'daily-digest'>> {
  const { date, late, dueToday, fresh, rows } = await listDue(now);
  const first = rows
    .slice(0, mostListed)
    .map(({ reason, due, what }) => ({ name: names[reason], due, what }));
  return { date, late, dueToday, fresh, first };
}

const names: Record<DueReason, string> = {
  enquiry: 'Enquiry',
  place: 'Wants a place',
  callback: 'Wants a call',
  complaint: 'Complaint',
  follow_up: 'Call again',
  work: 'Work',
  silent_buyer: 'Silent buyer',
  paid_twice: 'Possible double payment',
  wrong_amount: 'Another amount',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
  overdue: 'Overdue money',
  course_gone: 'Course deleted',
  unmatched_payment: 'Payment without an order',
  review: 'Review',
  mail: 'Mail not delivered',
  class: 'Class without joining details',
};
