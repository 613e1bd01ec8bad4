import { Button } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import dialog from '../ui/dialog.module.css';

/** The element's id. */
export const byTelephone = 'by-telephone';

/** How to buy where the purchase dialog does not come: a native popover, which its buttons open without a script. */
export const BuyByTelephone = () => (
  <section id={byTelephone} popover="auto" aria-labelledby={`${byTelephone}-title`} className={dialog.dialog}>
    <h2 id={`${byTelephone}-title`} className={dialog.title}>
      Buy by telephone
    </h2>
    {/* biome-ignore lint/a11y/noAutofocus: it takes the focus when the popover opens, and not with the page. */}
    <div tabIndex={-1} autoFocus className="stack">
      <p>
        Paying online did not open. It needs JavaScript, and a connection that holds: press Pay Online again,
        or call us.
      </p>
      <p>
        Say which plan or combo you want and your years of experience: <CallLink />
      </p>
      <Button kind="quiet" popoverTarget={byTelephone} popoverTargetAction="hide">
        Close
      </Button>
    </div>
  </section>
);
