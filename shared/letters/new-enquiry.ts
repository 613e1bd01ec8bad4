import { wishInWords } from '../domain/enquiries/wish.ts';
import {
  catalogueWords,
  contactInBrief,
  dueInBrief,
  type EnquiryFacts,
  enquiryBlocks,
} from './enquiry-blocks.ts';
import { letterKind } from './letter.ts';

/** Tells the owner at once that somebody asks, or wants a place. The subject fits a lock screen. */
export const newEnquiry = letterKind<EnquiryFacts>({
  to: 'owner',
  usefulHours: 168,
  compose: (enquiry, context) => {
    const wish = wishInWords(enquiry);
    const about = catalogueWords(enquiry);
    const due = dueInBrief(enquiry);
    return {
      subject: `${about} · ${wish ?? 'new enquiry'} · ${due}`,
      preheader: contactInBrief(enquiry),
      blocks: enquiryBlocks(enquiry, [about, wish, due].filter(Boolean).join(' · '), context),
    };
  },
});
