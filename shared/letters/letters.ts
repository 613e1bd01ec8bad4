import type { LetterName } from '../domain/mail/mail.ts';
import { buyerTurnEnded } from './buyer-turn-ended.ts';
import { classMoved } from './class-moved.ts';
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
import type { LetterKind } from './letter.ts';
import { messageToBuyer } from './message-to-buyer.ts';
import { newEnquiry } from './new-enquiry.ts';
import { newOrder } from './new-order.ts';
import { orderLink } from './order-link.ts';
import { paidTwice } from './paid-twice.ts';
import { paymentAsked } from './payment-asked.ts';
import { paymentDisputed } from './payment-disputed.ts';
import { paymentReceived } from './payment-received.ts';
import { placeReserved } from './place-reserved.ts';
import { questionAsked } from './question-asked.ts';
import { refundDelayed } from './refund-delayed.ts';
import { refundFailed } from './refund-failed.ts';
import { refundOnItsWay } from './refund-on-its-way.ts';
import { refundSent } from './refund-sent.ts';
import { reply } from './reply.ts';
import { seatTaken } from './seat-taken.ts';
import { workBegun } from './work-begun.ts';

const kinds = {
  'enquiry-received': enquiryReceived,
  reply,
  'complaint-acknowledged': complaintAcknowledged,
  'payment-received': paymentReceived,
  'details-missing': detailsMissing,
  'work-begun': workBegun,
  'question-asked': questionAsked,
  'draft-ready': draftReady,
  'draft-waiting': draftWaiting,
  'documents-final': documentsFinal,
  'message-to-buyer': messageToBuyer,
  'place-reserved': placeReserved,
  'seat-taken': seatTaken,
  'class-tomorrow': classTomorrow,
  'class-moved': classMoved,
  'refund-on-its-way': refundOnItsWay,
  'refund-sent': refundSent,
  'refund-delayed': refundDelayed,
  'order-link': orderLink,
  'payment-asked': paymentAsked,
  'new-enquiry': newEnquiry,
  'daily-digest': dailyDigest,
  'new-order': newOrder,
  'paid-twice': paidTwice,
  'refund-failed': refundFailed,
  'payment-disputed': paymentDisputed,
  'buyer-turn-ended': buyerTurnEnded,
  'draft-due-tomorrow': draftDueTomorrow,
  'complaint-received': complaintReceived,
};

/** Every letter by its name. The annotation makes the compiler report a missing letter here, and not at each use. */
export const letters: Record<LetterName, LetterKind<never>> & typeof kinds = kinds;

/** The facts that a letter is composed from. */
export type FactsOf<Name extends LetterName> = Parameters<(typeof letters)[Name]['compose']>[0];
