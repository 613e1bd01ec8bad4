import { useEffect } from 'react';
import { usePageTitle } from '../../layout/page-head.tsx';
import { forgetPurchase } from '../../purchase/kept-purchase.ts';
import { isPaid } from '../../purchase/order-status.ts';
import { LinkButton } from '../../ui/button.tsx';
import { answerTexts } from './answer-texts.tsx';
import { HomeLink } from './home-link.tsx';
import { Receipt } from './receipt.tsx';
import { ThankYou } from './thank-you.tsx';
import { useOrder } from './use-order.ts';

/** What is known of an order, kept fresh while it may change. Says that it is paid when it is, and not before. */
export function OrderReceipt({ id }: { id: string }) {
  const answer = useOrder(id);
  const { word, heading, text, isOpen = false } = answerTexts[answer ?? 'asking'];
  usePageTitle(heading ?? 'Payment Successful');
  useEffect(() => {
    if (answer && isPaid(answer)) forgetPurchase();
  }, [answer]);

  const way = (
    <>
      {isOpen && (
        <LinkButton to="/resume" kind="primary">
          See the plans again
        </LinkButton>
      )}
      <HomeLink isSecond={isOpen} />
    </>
  );
  return (
    <Receipt way={answer && way}>
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
      {word && (
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
