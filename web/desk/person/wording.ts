import type { PersonEvent, PersonEventKind } from '#shared/domain/search/person.ts';
import { letterNames } from '../letter-names.ts';

/** What happened, in words. */
export function eventInWords({ what, by, letter, outcome, isReturned }: PersonEvent): string {
  if (what === 'mailed') {
    const ended = isReturned ? 'came back' : outcome && outcomes[outcome];
    return `Mail “${letter ? letterNames[letter] : ''}” ${ended ?? ''}`.trim();
  }
  if (by === 'buyer') return ofBuyer[what] ?? words[what];
  return words[what];
}

const outcomes: Record<NonNullable<PersonEvent['outcome']>, string> = {
  waiting: 'waits to be sent',
  sent: 'was sent',
  'not sent': 'was not sent',
  overtaken: 'was not needed any more',
};

const words: Record<PersonEventKind, string> = {
  asked: 'Enquiry',
  complained: 'Complaint',
  'enquiry reply': 'We replied',
  'enquiry call': 'Call',
  'enquiry note': 'Note',
  'enquiry follow_up': 'Follow-up set',
  'enquiry close': 'Closed',
  'enquiry reopen': 'Opened again',
  'enquiry spam': 'Called spam',
  'enquiry not_spam': 'Called no spam',
  ordered: 'Checkout opened',
  paid: 'Paid',
  refunded: 'Refund',
  'work brief': 'Details sent',
  'work file': 'File sent',
  'work question': 'We asked',
  'work answer': 'Answer',
  'work draft': 'Draft sent',
  'work changes': 'Changes asked for',
  'work approval': 'Draft approved',
  'work message': 'We wrote',
  'work call': 'Call',
  'work withdrawn': 'Draft withdrawn',
  'work hold': 'Put on hold',
  'work resumed': 'Resumed',
  'work ended': 'Document ended',
  'work deleted': 'Files deleted',
  reviewed: 'Review',
  'asked for money': 'Payment link',
  'link withdrawn': 'Payment link withdrawn',
  mailed: 'Mail',
};

const ofBuyer: Partial<Record<PersonEventKind, string>> = { 'work message': 'Message from the buyer' };
