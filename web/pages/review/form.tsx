import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { ReviewedOrder } from '#shared/domain/reviews/review.ts';
import { noticeVersion } from '#shared/policies.ts';
import { linkInFragment, starsInFragment } from '#shared/signed-link.ts';
import { callApi } from '../../api.ts';
import { CheckBox } from '../../forms/check-box.tsx';
import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { RatingChoice } from '../../forms/rating-choice.tsx';
import { Submit } from '../../forms/submit.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './review.module.css';

/**
 * The link is in the fragment, so it never appears in a request's URL. It stays there until the review has been
 * received, so that the page can be refreshed.
 */
export function VerifiedReviewForm() {
  const [state, setState] = useState<'open' | 'sent' | 'without link' | 'wrong link'>('open');
  const [stars, setStars] = useState<number>();
  const [order, setOrder] = useState<ReviewedOrder>();
  useEffect(() => {
    const link = linkInAddress();
    if (link === '') return setState('without link');
    setStars(starsInFragment(location.hash));
    callApi('POST /reviews/link', { body: { link } }).then(
      ({ data }) => setOrder(data),
      (error) => {
        // The form also works without the name of what's reviewed.
        if (error instanceof ApiError && error.status === 400) setState('wrong link');
      },
    );
  }, []);

  if (state === 'without link' || state === 'wrong link')
    return (
      <div className="stack">
        {state === 'wrong link' && <Notice kind="failure">This review link no longer works.</Notice>}
        <p>Please open this page using the newest link that you have from us.</p>
        <p>You can also leave a review on our home page, without the Verified buyer label.</p>
        <LinkButton to="/#reviews">Reviews on the home page</LinkButton>
      </div>
    );
  if (state === 'sent') return <Thanks />;
  return (
    <div className={`columns ${styles.columns}`}>
      <About order={order} />
      <Form
        label="Your review"
        send={({ name = '', message = '', rating }) =>
          callApi('POST /reviews/verified', {
            body: {
              link: linkInAddress(),
              name,
              message,
              rating: Number(rating),
              consent: true,
              noticeVersion,
            },
          })
        }
        onSent={() => {
          history.replaceState(null, '', location.pathname);
          setState('sent');
        }}
        offersCall
        failure={(error) =>
          error instanceof ApiError && error.status < 500
            ? error.message
            : 'We didn’t get your review. What you wrote is still here; please try again.'
        }
      >
        <RatingChoice key={stars} options={[1, 2, 3, 4, 5]} chosen={stars} size={40} />
        <Field name="name" label="Name" hint="Shown with your review" autoComplete="name" required />
        <Field
          name="message"
          label="Message"
          hint="Before, after, and what could be better"
          rows={5}
          required
        />
        <CheckBox
          name="consent"
          title="Please tick this box so that we can publish your review. We can’t store it otherwise."
        >
          You may publish this review under my name. I can ask you to remove it at any time.
        </CheckBox>
        <DataNotice purpose="publish it once we’ve read it" />
        <div>
          <Submit>Submit review</Submit>
        </div>
      </Form>
    </div>
  );
}

const About = ({ order }: { order: ReviewedOrder | undefined }) => (
  <div className="stack">
    <dl className={`ledger facts ${styles.subject}`}>
      {order && (
        <>
          <div>
            <dt>Bought</dt>
            <dd>{order.what}</dd>
          </div>
          {order.instructor && (
            <div>
              <dt>Instructor</dt>
              <dd>{order.instructor}</dd>
            </div>
          )}
          <div>
            <dt>Order</dt>
            <dd>{order.number}</dd>
          </div>
        </>
      )}
    </dl>
    <p className={styles.publishing}>
      We read every review before we publish it, and never edit it. It appears on our home page with your name
      and stars. We publish low ratings too.
    </p>
  </div>
);

const linkInAddress = () => linkInFragment(location.hash);

const Thanks = () => (
  <div ref={focusOnMount} tabIndex={-1} className="stack">
    <Notice kind="success">Thank you! Your review has been submitted for approval.</Notice>
    <p>
      Once we’ve read it, it’ll appear on our home page with your name, star rating and the Verified buyer
      label.
    </p>
    <LinkButton to="/">Back to Home</LinkButton>
  </div>
);
