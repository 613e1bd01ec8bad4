import type { LetterName } from '../domain/mail.ts';
import { dailyDigest } from './daily-digest.ts';
import { enquiriesSummary } from './enquiries-summary.ts';
import { enquiryDueSoon } from './enquiry-due-soon.ts';
import { enquiryOverdue } from './enquiry-overdue.ts';
import { enquiryReceived } from './enquiry-received.ts';
import type { LetterKind } from './letter.ts';
import { newEnquiry } from './new-enquiry.ts';
import { newOrder } from './new-order.ts';
import { paidTwice } from './paid-twice.ts';
import { paymentDisputed } from './payment-disputed.ts';
import { paymentReceived } from './payment-received.ts';
import { refundArrived } from './refund-arrived.ts';
import { refundOnItsWay } from './refund-on-its-way.ts';
import { reply } from './reply.ts';

/** Every letter by its name. */
export const letters = {
  'enquiry-received': enquiryReceived,
  reply,
  'payment-received': paymentReceived,
  'refund-on-its-way': refundOnItsWay,
  'refund-arrived': refundArrived,
  'new-enquiry': newEnquiry,
  'enquiry-due-soon': enquiryDueSoon,
  'enquiry-overdue': enquiryOverdue,
  'enquiries-summary': enquiriesSummary,
  'daily-digest': dailyDigest,
  'new-order': newOrder,
  'paid-twice': paidTwice,
  'payment-disputed': paymentDisputed,
} satisfies Record<LetterName, LetterKind<never>>;

/** The facts that a letter is written from. */
export type FactsOf<Name extends LetterName> = Parameters<(typeof letters)[Name]['write']>[0];
