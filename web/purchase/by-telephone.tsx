import { brand } from '#shared/brand.ts';
import { Button } from '../ui/button.tsx';
import dialog from '../ui/dialog.module.css';
import styles from './by-telephone.module.css';

/** The element's id. */
export const byTelephone = 'by-telephone';

/** How to buy where the purchase dialog does not come: a native popover, which its buttons open without a script. */
export const BuyByTelephone = () => (
  <section id={byTelephone} popover="auto" aria-labelledby={`${byTelephone}-title`} className={dialog.dialog}>
    <h2 id={`${byTelephone}-title`} className={dialog.title}>
      Buy by telephone
    </h2>
    {/* biome-ignore lint/a11y/noAutofocus: it takes the focus when the popover opens, and not with the page. */}
    <div tabIndex={-1} autoFocus className={styles.words}>
      <p>
        Paying online did not open. It needs JavaScript, and a connection that holds: press Pay Online again,
        or call us.
      </p>
      <p>
        Say which plan or combo you want and your years of experience:{' '}
        <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>
      </p>
      <Button kind="quiet" popoverTarget={byTelephone} popoverTargetAction="hide">
        Close
      </Button>
    </div>
  </section>
);
