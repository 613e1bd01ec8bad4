import { useEffect } from 'react';
import { usePageTitle } from '../../layout/use-page-title.ts';
import { forgetPurchase } from '../../payments/kept-purchase.ts';
import { isPaid } from '../../payments/order-status.ts';
import { LinkButton } from '../../ui/button.tsx';
import { answerTexts } from './answer-texts.tsx';
import { Receipt } from './receipt.tsx';
import { ThankYou } from './thank-you.tsx';
import { useOrder } from './use-order.ts';

/** What is known of an order, kept fresh while it may change. Says that it is paid when it is, and not before. */
export function OrderReceipt({ id }: { id: string }) {
  const answer = useOrder(id);
  const { word, heading, text, isOpen } = answerTexts[answer ?? 'asking'];
  usePageTitle(heading ?? 'Payment Successful');
  useEffect(() => {
    if (answer && isPaid(answer)) forgetPurchase();
  }, [answer]);

  return (
    <Receipt action={isOpen && <LinkButton to="/resume">See the plans again</LinkButton>}>
      <div role="status">
        {heading ? (
          <>
            <h1>{heading}</h1>
            {text}
          </>
        ) : (
          <ThankYou />
        )}
      </div>
      {answer !== 'unknown' && (
        <dl>
          <div>
            <dt>Order</dt>
            <dd>{id}</dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>{word}</dd>
          </div>
        </dl>
      )}
    </Receipt>
  );
}
