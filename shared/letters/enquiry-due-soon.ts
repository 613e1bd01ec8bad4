import { reminderTime } from '../domain/enquiries/answer-time.ts';
import {
  catalogueWords,
  contactInBrief,
  dueInBrief,
  type EnquiryFacts,
  enquiryBlocks,
} from './enquiry-facts.ts';
import { letterKind } from './letter.ts';

/** To the owner: nobody has answered yet, and there is a business day's half left for it, or a week for a complaint. */
export const enquiryDueSoon = letterKind<EnquiryFacts>({
  to: 'owner',
  usefulHours: 48,
  write: (enquiry, context) => {
    const state = `${reminderTime(enquiry)} left · reply by ${dueInBrief(enquiry)}`;
    return {
      subject: `${catalogueWords(enquiry)} · ${state}`,
      preheader: contactInBrief(enquiry),
      blocks: enquiryBlocks(enquiry, `${catalogueWords(enquiry)} · ${state}`, context),
    };
  },
});
