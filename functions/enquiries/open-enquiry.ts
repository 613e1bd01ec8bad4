import { randomUUID } from 'node:crypto';
import type { CreatedEnquiry, Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { ticketOf } from '#shared/domain/enquiries/enquiry-names.ts';
import { replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import type { NotSentReason } from '#shared/domain/mail/mail.ts';
import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { keyReused } from '../platform/errors.ts';
import { wideNetworkFactor, wideNetworkOf } from '../platform/http/viewer-address.ts';
import { admit } from '../platform/limits/throttle.ts';
import { mail } from '../platform/outbox/email-entries.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import type { Creation } from '../platform/table/creation.ts';
import * as settings from '../settings/store.ts';
import * as enquiries from './store.ts';

type EnquiryForm = Pick<Enquiry, 'type' | 'title' | 'name' | 'email' | 'phone' | 'message'> &
  Pick<
    enquiries.NewEnquiry,
    'courseId' | 'wants' | 'batchStart' | 'orderId' | 'wantsRefund' | 'noticeVersion'
  > & {
    isSuspected: boolean;
  };

/**
 * Stores an enquiry once and queues its emails. `from` is the visitor's IP address, which is used only for rate
 * limiting. Throws `conflict` if the idempotency key was already used with a different body.
 */
export async function openEnquiry(
  creation: Creation,
  form: EnquiryForm,
  from?: string,
): Promise<Pick<Enquiry, 'id' | 'ticket' | 'type' | 'createdAt'>> {
  const { id } = creation;
  const createdAt = new Date().toISOString();
  const ticket = ticketOf({ id, createdAt, type: form.type });
  const enquiry = { ...creation, ...form, clarified: false, createdAt, ticket };
  const reason = await reasonNotToAcknowledge(form, from, id);
  const emails = reason && form.email ? [notSentRecord(createdAt, reason, acknowledgementOf(form))] : [];
  const acknowledgement = mail(acknowledgementOf(form));
  const notice = mail(form.type === 'complaint' ? 'complaint-received' : 'new-enquiry');
  // Acknowledgements to visitors are rate-limited, but not those to buyers who complain from their order page.
  const acknowledged: NewEntry =
    from === undefined ? acknowledgement : { ...acknowledgement, kind: 'ACKNOWLEDGEMENT' };
  const waiting: NewEntry[] = form.wants === 'waitlist' ? [{ kind: 'WAITLIST', facts: {} }] : [];
  const entries = [...(reason || !form.email ? [] : [acknowledged]), notice, ...waiting];
  const added = await enquiries.add({ ...enquiry, emails }, form.isSuspected ? [] : entries);
  if (!added) throw keyReused();
  return enquiry;
}

export async function openCourseEnquiry(
  creation: Creation,
  form: Omit<EnquiryForm, 'type'>,
  from: string,
): Promise<CreatedEnquiry> {
  const opened = await openEnquiry(creation, { ...form, type: 'course' }, from);
  const { id, ticket, type, createdAt } = await firstVersionOf(opened);
  if (form.wants === 'waitlist') return { id, ticket };
  const { holidays } = await settings.get();
  return { id, ticket, replyBy: replyDeadline({ type, createdAt }, holidays) };
}

export async function openComplaint(
  creation: Creation,
  form: Omit<EnquiryForm, 'type'>,
  from?: string,
): Promise<{ id: string; ticket: string }> {
  const opened = await openEnquiry(creation, { ...form, type: 'complaint' }, from);
  const { id, ticket } = await firstVersionOf(opened);
  return { id, ticket };
}

/** An enquiry that is sent again keeps its first ticket number and date. */
const firstVersionOf = async (opened: Awaited<ReturnType<typeof openEnquiry>>) =>
  (await enquiries.find(opened.id)) ?? opened;

/** Spammers can enter anyone's email address, so not every enquiry is acknowledged. */
async function reasonNotToAcknowledge(
  { isSuspected }: EnquiryForm,
  from: string | undefined,
  id: string,
): Promise<NotSentReason | undefined> {
  if (isSuspected) return 'suspected spam';
  return from === undefined || (await isAcknowledgementAllowed(from, id)) ? undefined : 'too many';
}

async function isAcknowledgementAllowed(address: string, enquiryId: string): Promise<boolean> {
  const counted = { action: 'mail#from', who: address, most: mailLimits.acknowledgements.fromAddressPerDay };
  if (!(await admit(counted, enquiryId))) return false;
  const network = wideNetworkOf(address);
  const most = counted.most * wideNetworkFactor;
  return network === undefined || admit({ ...counted, who: network, most }, enquiryId);
}

const notSentRecord = (at: string, reason: NotSentReason, template: ReturnType<typeof acknowledgementOf>) =>
  ({ id: randomUUID(), template, at, outcome: 'not sent', reason }) as const;

const acknowledgementOf = ({ type }: Pick<Enquiry, 'type'>) =>
  type === 'complaint' ? 'complaint-acknowledged' : 'enquiry-received';
