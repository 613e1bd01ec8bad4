import { Island } from '../../island.tsx';
import type { PageProps } from '../../page.ts';
import { BuyByPhone } from '../../purchase/by-phone.tsx';
import { Purchase } from '../../purchase/purchase.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { ResumeBar } from './bar.tsx';
import { ResumePrices } from './prices.tsx';
import { ResumeRewrite } from './rewrite.tsx';
import { ResumeSamples } from './samples.tsx';
import { ResumeTables } from './tables.tsx';

export const ResumePage = ({ data, now }: PageProps) => (
  <>
    <PageIntro title="A resume that matches your experience">
      Resume, cover letter and LinkedIn profile, written for your level of experience.
    </PageIntro>
    <Island name="purchase/purchase" component={Purchase} props={{}} hydrateOn="payment" />
    <ResumePrices data={data} now={now} />
    {/* The bar sticks to the bottom of the screen only here, below the prices. */}
    <div>
      <ResumeRewrite />
      <ResumeSamples />
      <ResumeTables />
      <ResumeBar />
    </div>
    <BuyByPhone />
  </>
);
