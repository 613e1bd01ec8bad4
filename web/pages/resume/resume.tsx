import { Island } from '../../island.tsx';
import type { PageProps } from '../../page.ts';
import { BuyByTelephone } from '../../purchase/by-telephone.tsx';
import { Purchase } from '../../purchase/purchase.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { ResumeBar } from './bar.tsx';
import { ResumePrices } from './prices.tsx';
import { ResumeRewrite } from './rewrite.tsx';
import { ResumeSamples } from './samples.tsx';
import { ResumeTables } from './tables.tsx';

/** Shows what a resume, a cover letter and a LinkedIn profile cost, alone and together, and how they look. */
export const ResumePage = ({ now }: PageProps) => (
  <>
    <PageIntro title="A resume for the years you have worked">
      Resume, cover letter and LinkedIn profile, written for your experience.
    </PageIntro>
    <Island name="purchase/purchase" component={Purchase} props={{}} wakes="payment" />
    <ResumePrices now={now} />
    <ResumeRewrite />
    <ResumeSamples />
    <ResumeTables />
    <ResumeBar />
    <BuyByTelephone />
  </>
);
