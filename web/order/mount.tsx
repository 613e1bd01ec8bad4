import type { ReactNode } from 'react';
import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** A placeholder that `web/order/main.tsx` replaces with the order. */
export const OrderMount = () => (
  <div id="order" className="app-page">
    <OpeningOrder>
      <noscript>
        <p>
          This page needs JavaScript. If you’ve bought coaching, you can{' '}
          <a href="/api/order/sessions">choose, move or cancel a session</a> without it. We’ll keep you posted
          by email, and anything else on this page can be done by phone.
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
      If it doesn’t open, call <CallLink />.
    </p>
  </FullPage>
);
