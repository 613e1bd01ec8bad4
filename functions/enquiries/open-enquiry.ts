import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { ticketOf } from '#shared/domain/enquiries/ticket.ts';
import type { MailReason } from '#shared/domain/mail/mail.ts';
import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { keyReused } from '../platform/errors.ts';
import { addressesOfWideNetwork, wideNetworkOf } from '../platform/http/viewer-address.ts';
import { admit } from '../platform/limits/throttle.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail } from '../platform/outbox/mails.ts';
import type { Creation } from '../platform/table/creation.ts';
import * as enquiries from './store.ts';

/** The fields of an enquiry that its form has. */
type EnquiryForm = Pick<Enquiry, 'type' | 'title' | 'name' | 'email' | 'phone' | 'message'> &
  Pick<
    enquiries.NewEnquiry,
    'courseId' | 'wants' | 'batchStart' | 'orderId' | 'wantsRefund' | 'noticeVersion'
  > & {
    isSuspected: boolean;
  };

/**
 * Stores an enquiry once, with its mails, and returns its id. A stranger's enquiry comes `from` a network address, which is
 * counted and not stored. Throws `conflict` where its key was used with another body.
 */
export async function openEnquiry(
  creation: Creation,
  form: EnquiryForm,
  from?: string,
): Promise<{ id: string }> {
  const { id } = creation;
  const createdAt = new Date().toISOString();
  const ticket = ticketOf({ id, createdAt, type: form.type });
  const enquiry = { ...creation, ...form, clarified: false, createdAt, ticket };
  const reason = await unacknowledged(form, from, id);
  const mails = reason && form.email ? [unsent(createdAt, reason, acknowledgementOf(form))] : [];
  const acknowledgement = mail(acknowledgementOf(form));
  const notice = mail(form.type === 'complaint' ? 'complaint-received' : 'new-enquiry');
  // A stranger's acknowledgement counts against the limits of acknowledgements; a complaint from an order's page does not.
  const acknowledged: NewEntry =
    from === undefined ? acknowledgement : { ...acknowledgement, kind: 'ACKNOWLEDGEMENT' };
  // A request for a call has no email address.
  const entries = reason || !form.email ? [notice] : [acknowledged, notice];
  const added = await enquiries.add({ ...enquiry, mails }, form.isSuspected ? [] : entries);
  if (!added) throw keyReused();
  return { id };
}

/** Opens a complaint, and returns its ticket too. A complaint that was sent again keeps the ticket that it got first. */
export async function openComplaint(
  creation: Creation,
  form: Omit<EnquiryForm, 'type'>,
  from?: string,
): Promise<{ id: string; ticket: string }> {
  const { id } = await openEnquiry(creation, { ...form, type: 'complaint' }, from);
  return { id, ticket: (await enquiries.find(id))?.ticket ?? '' };
}

/** The reason for which an enquiry is not acknowledged; undefined if it is. A sender of spam may type anybody's address. */
async function unacknowledged(
  { isSuspected }: EnquiryForm,
  from: string | undefined,
  id: string,
): Promise<MailReason | undefined> {
  if (isSuspected) return 'suspected spam';
  return from === undefined || (await mayAcknowledge(from, id)) ? undefined : 'too many';
}

/** Whether a network address, and its IPv6 /48, may cause another acknowledgement today; an enquiry counts once. */
async function mayAcknowledge(address: string, enquiryId: string): Promise<boolean> {
  const counted = { action: 'mail#from', who: address, most: mailLimits.acknowledgements.fromAddressADay };
  if (!(await admit(counted, enquiryId))) return false;
  const network = wideNetworkOf(address);
  const most = counted.most * addressesOfWideNetwork;
  return network === undefined || admit({ ...counted, who: network, most }, enquiryId);
}

const unsent = (at: string, reason: MailReason, letter: ReturnType<typeof acknowledgementOf>) =>
  ({ id: randomUUID(), letter, at, outcome: 'not sent', reason }) as const;

const acknowledgementOf = ({ type }: Pick<Enquiry, 'type'>) =>
  type === 'complaint' ? 'complaint-acknowledged' : 'enquiry-received';
