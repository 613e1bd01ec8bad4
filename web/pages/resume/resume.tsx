import { deliveryDays, supportMonths } from '#shared/domain/policies.ts';
import { Opening } from '../../ui/opening.tsx';
import { Whole } from '../../ui/whole.tsx';
import { ResumePrices } from './prices.tsx';
import { ResumeRewrite } from './rewrite.tsx';
import { ResumeSamples } from './samples.tsx';
import { ResumeTables } from './tables.tsx';

/** What a resume, a cover letter and a LinkedIn profile cost, alone and together, and what they look like. */
export const ResumePage = () => (
  <>
    <Opening title="A resume for the years you have worked">
      Resume, cover letter and LinkedIn profile, written for your experience. Delivery in{' '}
      <Whole>{`${deliveryDays} days`}</Whole>, unlimited revisions, {supportMonths} months support.
    </Opening>
    <ResumePrices>
      <ResumeRewrite />
      <ResumeSamples />
      <ResumeTables />
    </ResumePrices>
  </>
);
