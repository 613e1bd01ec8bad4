import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** The place of a customer's order: `web/order/main.tsx` draws it there, in the browser alone. */
export const OrderMount = () => (
  <div id="order">
    <OpeningOrder />
  </div>
);

/** The placeholder until the order is known. */
export const OpeningOrder = () => (
  <FullPage>
    <h1>Your order</h1>
    <noscript>
      <p>
        This page needs JavaScript. Every mail about your order says in words how it stands, and whatever you
        would do here we do for you by telephone.
      </p>
    </noscript>
    <p>Opening your order…</p>
    <p>
      If nothing opens, call <CallLink />.
    </p>
  </FullPage>
);
