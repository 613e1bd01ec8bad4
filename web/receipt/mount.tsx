import { FullPage } from '../ui/full-page.tsx';

/** The place of a receipt: `web/receipt/main.tsx` draws it there, in the browser alone. */
export const ReceiptMount = () => (
  <div id="receipt">
    <OpeningReceipt />
  </div>
);

/** The placeholder until the receipt is known. */
export const OpeningReceipt = () => (
  <FullPage>
    <h1>Your receipt</h1>
    <noscript>
      <p>This page needs JavaScript. We send you the receipt by mail or post instead: call us.</p>
    </noscript>
    <p>Opening your receipt…</p>
  </FullPage>
);
