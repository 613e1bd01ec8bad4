import { Button } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import dialog from '../ui/dialog.module.css';

export const byPhone = 'by-phone';

/** A native popover, so it opens even if the purchase dialog's script doesn't load. */
export const BuyByPhone = () => (
  <section id={byPhone} popover="auto" aria-labelledby={`${byPhone}-title`} className={dialog.dialog}>
    <h2 id={`${byPhone}-title`} className={dialog.title}>
      Buy by phone
    </h2>
    {/* biome-ignore lint/a11y/noAutofocus: it takes focus when the popover opens, not when the page loads. */}
    <div tabIndex={-1} autoFocus className="stack">
      <p>
        The payment window didn’t open. Check that you’re online and JavaScript is on, then press Pay Online
        again, or call us.
      </p>
      <p>
        Tell us which plan or combo you want and your years of experience: <CallLink />
      </p>
      <Button kind="quiet" popoverTarget={byPhone} popoverTargetAction="hide">
        Close
      </Button>
    </div>
  </section>
);
