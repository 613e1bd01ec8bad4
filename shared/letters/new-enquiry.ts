import {
  catalogueWords,
  contactInBrief,
  dueInBrief,
  type EnquiryFacts,
  enquiryBlocks,
} from './enquiry-facts.ts';
import { letterKind } from './letter.ts';

/** To the owner, at once: somebody asks. Made for a lock screen, from which one calls. */
export const newEnquiry = letterKind<EnquiryFacts>({
  to: 'owner',
  usefulHours: 168,
  write: (enquiry, context) => ({
    subject: `${catalogueWords(enquiry)} · new enquiry · ${dueInBrief(enquiry)}`,
    preheader: contactInBrief(enquiry),
    blocks: enquiryBlocks(enquiry, `${catalogueWords(enquiry)} · ${dueInBrief(enquiry)}`, context),
  }),
});
