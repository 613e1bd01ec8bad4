import { emailTitle } from '#shared/domain/mail/emails.ts';
import type { CustomerEvent, CustomerEventKind } from '#shared/domain/search/customer.ts';

export function eventText({ what, by, template, outcome, isReturned }: CustomerEvent): string {
  if (what === 'mailed') {
    const ended = isReturned ? 'was rejected' : outcome && outcomes[outcome];
    return `Email “${template ? emailTitle(template) : ''}” ${ended ?? ''}`.trim();
  }
  if (by === 'buyer') return ofBuyer[what] ?? words[what];
  return words[what];
}

const outcomes: Record<NonNullable<CustomerEvent['outcome']>, string> = {
  waiting: 'is waiting to be sent',
  sent: 'was sent',
  'not sent': 'was not sent',
  superseded: 'was no longer needed',
};

const words: Record<CustomerEventKind, string> = {
  asked: 'Enquiry',
  complained: 'Complaint',
  'enquiry reply': 'We replied',
  'enquiry call': 'Call',
  'enquiry note': 'Note',
  'enquiry follow_up': 'Follow-up set',
  'enquiry close': 'Closed',
  'enquiry reopen': 'Reopened',
  'enquiry spam': 'Marked as spam',
  'enquiry not_spam': 'Marked as not spam',
  'work booking': 'Session',
  ordered: 'Checkout opened',
  paid: 'Paid',
  refunded: 'Refund',
  'work brief': 'Details sent',
  'work file': 'File sent',
  'work question': 'We asked',
  'work answer': 'Answer',
  'work draft': 'Draft sent',
  'work changes': 'Changes requested',
  'work approval': 'Draft approved',
  'work message': 'Message from us',
  'work call': 'Call',
  'work withdrawn': 'Draft withdrawn',
  'work hold': 'Put on hold',
  'work resumed': 'Resumed',
  'work ended': 'Document cancelled',
  'work deleted': 'Files deleted',
  reviewed: 'Review',
  'payment requested': 'Payment link',
  'link withdrawn': 'Payment link withdrawn',
  mailed: 'Email',
};

const ofBuyer: Partial<Record<CustomerEventKind, string>> = { 'work message': 'Message from the buyer' };
