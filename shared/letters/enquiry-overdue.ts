import {
  catalogueWords,
  contactInBrief,
  dueInBrief,
  type EnquiryFacts,
  enquiryBlocks,
} from './enquiry-facts.ts';
import { letterKind } from './letter.ts';

/** To the owner: the promised time has passed, and nobody has answered. */
export const enquiryOverdue = letterKind<EnquiryFacts>({
  to: 'owner',
  usefulHours: 168,
  write: (enquiry, context) => {
    const state = `overdue · reply was due ${dueInBrief(enquiry)}`;
    return {
      subject: `${catalogueWords(enquiry)} · ${state}`,
      preheader: contactInBrief(enquiry),
      blocks: enquiryBlocks(enquiry, `${catalogueWords(enquiry)} · ${state}`, context),
    };
  },
});
