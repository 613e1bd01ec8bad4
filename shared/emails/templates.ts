import type { TemplateName } from '../domain/mail/mail.ts';
import { buyerReplied } from './buyer-replied.ts';
import { classChanged } from './class-changed.ts';
import { classTomorrow } from './class-tomorrow.ts';
import { complaintAcknowledged } from './complaint-acknowledged.ts';
import { complaintReceived } from './complaint-received.ts';
import { dailyDigest } from './daily-digest.ts';
import { detailsMissing } from './details-missing.ts';
import { documentsFinal } from './documents-final.ts';
import { draftDueTomorrow } from './draft-due-tomorrow.ts';
import { draftReady } from './draft-ready.ts';
import { draftWaiting } from './draft-waiting.ts';
import { enquiryReceived } from './enquiry-received.ts';
import { messageToBuyer } from './message-to-buyer.ts';
import { newEnquiry } from './new-enquiry.ts';
import { newOrder } from './new-order.ts';
import { orderLink } from './order-link.ts';
import { paidTwice } from './paid-twice.ts';
import { paymentDisputed } from './payment-disputed.ts';
import { paymentReceived } from './payment-received.ts';
import { paymentRequest } from './payment-request.ts';
import { question } from './question.ts';
import { refundDelayed } from './refund-delayed.ts';
import { refundFailed } from './refund-failed.ts';
import { refundSent } from './refund-sent.ts';
import { refundStarted } from './refund-started.ts';
import { reply } from './reply.ts';
import { seatReserved } from './seat-reserved.ts';
import { seatTaken } from './seat-taken.ts';
import type { EmailTemplate } from './template.ts';
import { workBegun } from './work-begun.ts';

const kinds = {
  'enquiry-received': enquiryReceived,
  reply,
  'complaint-acknowledged': complaintAcknowledged,
  'payment-received': paymentReceived,
  'details-missing': detailsMissing,
  'work-begun': workBegun,
  question: question,
  'draft-ready': draftReady,
  'draft-waiting': draftWaiting,
  'documents-final': documentsFinal,
  'message-to-buyer': messageToBuyer,
  'seat-reserved': seatReserved,
  'seat-taken': seatTaken,
  'class-tomorrow': classTomorrow,
  'class-changed': classChanged,
  'refund-started': refundStarted,
  'refund-sent': refundSent,
  'refund-delayed': refundDelayed,
  'order-link': orderLink,
  'payment-request': paymentRequest,
  'new-enquiry': newEnquiry,
  'daily-digest': dailyDigest,
  'new-order': newOrder,
  'paid-twice': paidTwice,
  'refund-failed': refundFailed,
  'payment-disputed': paymentDisputed,
  'buyer-replied': buyerReplied,
  'draft-due-tomorrow': draftDueTomorrow,
  'complaint-received': complaintReceived,
};

/** With this type, TypeScript reports a missing template here instead of at each use. */
export const templates: Record<TemplateName, EmailTemplate<never>> & typeof kinds = kinds;

export type FactsOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]['compose']>[0];
