import type { ReactNode } from 'react';
import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** A placeholder that `web/order/main.tsx` replaces with the order. */
export const OrderMount = () => (
  <div id="order">
    <OpeningOrder>
      <noscript>
        <p>
          This page needs JavaScript. Our emails keep you posted on your order, and we can do everything on
          this page for you by phone.
        </p>
      </noscript>
    </OpeningOrder>
  </div>
);

export const OpeningOrder = ({ children }: { children?: ReactNode }) => (
  <FullPage>
    <h1>Your order</h1>
    {children}
    <p>Opening your order…</p>
    <p>
      If nothing opens, call <CallLink />.
    </p>
  </FullPage>
);
