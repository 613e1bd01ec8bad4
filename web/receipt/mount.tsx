import { FullPage } from '../ui/full-page.tsx';

export const ReceiptMount = () => (
  <div id="receipt">
    <OpeningReceipt />
  </div>
);

export const OpeningReceipt = () => (
  <FullPage>
    <h1>Your receipt</h1>
    <noscript>
      <p>This page needs JavaScript. Call us and we’ll send you the receipt by email or post instead.</p>
    </noscript>
    <p>Opening your receipt…</p>
  </FullPage>
);
