import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { VerifiedReviewForm } from './form.tsx';
import styles from './review.module.css';

/** The page that the link of the mail about finished work leads to: the review of a buyer, which says that it is one. */
export const ReviewPage = () => (
  <>
    <PageIntro title="How did it go?">
      Your review helps the next person decide. Sent by the link of your order, it says{' '}
      <strong>Verified customer</strong>.
    </PageIntro>
    <div className={`frame ${styles.page}`}>
      <noscript>
        <p>
          This form needs JavaScript. You can tell us by telephone as well:{' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
        </p>
      </noscript>
      <Island name="pages/review/form" component={VerifiedReviewForm} props={{}} wakes="address" />
    </div>
  </>
);
