import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { VerifiedReviewForm } from './form.tsx';

export const ReviewPage = () => (
  <>
    <PageIntro title="How did it go?">
      Your review will help the next person decide. It’ll be marked <strong>Verified buyer</strong>.
    </PageIntro>
    <div className="frame">
      <noscript>
        <p>
          This form needs JavaScript. You can also tell us by phone:{' '}
          <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>.
        </p>
      </noscript>
      <Island name="pages/review/form" component={VerifiedReviewForm} props={{}} hydrateOn="address" />
    </div>
  </>
);
