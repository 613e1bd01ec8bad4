import { Opening } from '../../ui/opening.tsx';
import { Whole } from '../../ui/whole.tsx';
import { ResumePrices } from './prices.tsx';
import { ResumeRewrite } from './rewrite.tsx';
import { ResumeSamples } from './samples.tsx';
import { ResumeTables } from './tables.tsx';

/** Shows what a resume, a cover letter and a LinkedIn profile cost, alone and together, and how they look. */
export const ResumePage = () => (
  <>
    <Opening title="A resume for the years you have worked">
      Resume, cover letter and LinkedIn profile, written for your experience. Delivery in{' '}
      <Whole>3-5 days</Whole>, unlimited revisions, 6 months support.
    </Opening>
    <ResumePrices>
      <ResumeRewrite />
      <ResumeSamples />
      <ResumeTables />
    </ResumePrices>
  </>
);
