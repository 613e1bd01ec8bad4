import { brand } from '#shared/brand.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './without-script.module.css';

/** What to do instead of filling in a form that cannot be sent, for want of scripts or while theirs has not come. */
export const WithoutScript = () => (
  <>
    <noscript>
      <p>
        This form needs JavaScript. Without it, <OtherWays />.
      </p>
    </noscript>
    <Lost />
  </>
);

/** Gone as soon as the form is alive. */
const Lost = () =>
  !useHydrated() && (
    <p className={styles.lost}>
      The connection dropped before this form was ready. What you wrote stays here: press the button again in
      a moment, <OtherWays />.
    </p>
  );

const OtherWays = () => (
  <>
    call <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> or write to{' '}
    <a href={`mailto:${brand.email}`}>{brand.email}</a>
  </>
);
