import { batchStateOf } from '#shared/domain/courses/batch.ts';
import { mailboxOf } from '#shared/domain/mail/mail-limits.ts';
import * as courses from '../../courses/store.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { job } from '../../platform/job.ts';
import { mail } from '../../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import * as enquiries from '../store.ts';

/**
 * Runs after a seat becomes free and after someone joins the waitlist, because a page can be older than the free seat.
 * Everyone who asked gets one email. If there's no seat after all, they go on waiting.
 */
export const handler = job(() =>
  runDue('WAITLIST', async ({ item }) => {
    const { pk, sk, courseId = '' } = item as OutboxItem & Partial<enquiries.StoredEnquiry>;
    const course = await courses.findWithSeats(pk === 'SEATS' ? sk : courseId);
    if (!course || course.isHidden || batchStateOf(course, Date.now()) !== 'open') return undefined;
    const emailed = new Set<string>();
    let after: string | undefined;
    do {
      const page = await enquiries.listWaiting(course.id, { limit: 100, after });
      // The id is typed by the sender's browser, so it could begin like that of another course.
      const waiting = page.items.filter((enquiry) => enquiry.courseId === course.id);
      await inBatches(waiting, async ({ id, email }) => {
        const mailbox = mailboxOf(email);
        const isFirst = !emailed.has(mailbox);
        emailed.add(mailbox);
        await enquiries.markEmailed(id, isFirst ? mail('seat-free') : undefined);
      });
      after = page.next;
    } while (after);
    return undefined;
  }),
);
