import { Island } from '../../island.tsx';
import type { PageProps } from '../../page.ts';
import { BuyByPhone } from '../../purchase/by-phone.tsx';
import { Purchase } from '../../purchase/purchase.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { ResumeBar } from './bar.tsx';
import { ResumePrices } from './prices.tsx';
import { ResumeRewrite } from './rewrite.tsx';
import { ResumeSamples } from './samples.tsx';
import { ResumeTables } from './tables.tsx';

export const ResumePage = ({ data, now }: PageProps) => (
  <>
    <PageIntro title="A resume that matches your experience" drawing={drawing}>
      Resume, cover letter and LinkedIn profile, written for your level of experience.
    </PageIntro>
    <Island name="purchase/purchase" component={Purchase} props={{}} hydrateOn="payment" />
    <ResumePrices data={data} now={now} />
    <ResumeRewrite />
    <ResumeSamples />
    <ResumeTables />
    <ResumeBar />
    <BuyByPhone />
  </>
);

const drawing = (
  <LineDrawing
    shape="M70 4h116v112H70zM86 22h46M86 42h84M86 54h84M86 76h84M86 88h84M86 100h50"
    accent="M204 114h20V86h20V58h20V30h20V4"
  />
);
