import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { VerifiedReviewForm } from './form.tsx';
import styles from './review.module.css';

export const ReviewPage = () => (
  <>
    <PageIntro title="How did it go?">
      Your review will help the next person decide. Because you bought from us, it will be marked{' '}
      <strong>Verified buyer</strong>.
    </PageIntro>
    <div className={`frame ${styles.page}`}>
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
