import { type ReactNode, useEffect, useState } from 'react';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { sessionsToCome } from '#shared/domain/coaching/bookings.ts';
import { isPaid, unpaidStatuses } from '#shared/domain/orders/order-status.ts';
import { formatAppointment, formatDay } from '#shared/domain/time/format.ts';
import { firstDraftDate } from '#shared/domain/work/draft-dates.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { pageTitle } from '../../content/page-title.ts';
import { type FoundOrder, fetchOrder, type OrderStatusResult } from '../../purchase/order-status.ts';
import { removeStoredPurchase } from '../../purchase/stored-purchase.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { PriceLine } from '../../ui/price-line.tsx';
import { orderMessages, seatMessages } from './order-messages.tsx';
import styles from './payment-success.module.css';
import { HomeLink, ResultPage, ThankYou } from './thank-you.tsx';
import { type PurchaseDetails, usePurchaseDetails } from './use-purchase-details.ts';

export function OrderResult({ id }: { id: string }) {
  const { number, status: answer, page = '/resume', seat } = useOrder(id) ?? {};
  const {
    status,
    heading,
    text,
    isOpen = false,
  } = (seat && seatMessages[seat]) || orderMessages[answer ?? 'loading'];
  const wasPaid = answer !== undefined && isPaid(answer);
  const bought = usePurchaseDetails(id, wasPaid);
  const title = pageTitle(heading ?? 'Payment Successful');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (wasPaid) removeStoredPurchase();
  }, [wasPaid]);

  const isBought = wasPaid && answer !== 'refunded';
  return (
    <ResultPage>
      <div className={`stack ${styles.halves}`}>
        <div className="stack">
          <div role="status" className="stack">
            {heading ? (
              <>
                <h1>{heading}</h1>
                {text}
              </>
            ) : (
              <ThankYou isKnown />
            )}
          </div>
          {bought && (
            <PriceLine
              what={bought.plan ? `${bought.what}, ${bought.plan.band} years` : bought.what}
              paise={bought.paise}
            />
          )}
          {number && (
            <dl className={`facts ${styles.facts}`}>
              <Fact name="Order number">
                <b>{number}</b>
              </Fact>
              {status && <Fact name="Payment">{status}</Fact>}
              {isBought && bought?.email && (
                <Fact name="Email sent to">
                  <EmailText email={bought.email} />
                </Fact>
              )}
            </dl>
          )}
        </div>
        {answer && (
          <div className={`stack ${styles.next}`}>
            <h2>{isBought ? 'What happens next' : 'What you can do'}</h2>
            {isBought && (
              <p className="lead">
                <NextStep {...bought} />
              </p>
            )}
            <div className="row">
              {isOpen && (
                <LinkButton to={page} kind="primary">
                  See the {productOn(page)} again
                </LinkButton>
              )}
              {isBought && (
                <LinkButton to="/order" kind="primary">
                  {orderLabel(bought)}
                </LinkButton>
              )}
              <HomeLink kind={isOpen || isBought ? 'secondary' : 'primary'} />
            </div>
            <div className="note">
              <p>
                {isBought ? 'No email from us? Check your spam folder, then ask us.' : 'Questions? Ask us.'}
              </p>
              <CallAndWhatsApp about={number && `order ${number}`} />
            </div>
          </div>
        )}
      </div>
    </ResultPage>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const orderLabel = (bought: PurchaseDetails | undefined) => {
  if (bought?.plan) return 'Send your details';
  return bought?.coaching && !nextSession(bought) ? 'Choose your time' : 'Open your order';
};

/** When it starts (ISO 8601). */
const nextSession = ({ work }: Partial<PurchaseDetails>): string | undefined => {
  const { sessions } = work ? workStateOf(work) : {};
  return sessions && sessionsToCome(sessions, Date.now())[0]?.start;
};

function NextStep({ plan, courseSeat, coaching, work }: Partial<PurchaseDetails>) {
  if (plan)
    return (
      <>
        Send your details today and get your first draft by{' '}
        <strong className="no-break">{formatDay(firstDraftDate(Date.now()))}</strong>.
      </>
    );
  if (coaching) {
    const start = nextSession({ work });
    if (!start) return 'Choose a time for your session on your order page.';
    return (
      <>
        Your session is on <strong>{withWholeTimes(formatAppointment(start))}</strong>. You can move it on
        your order page.
      </>
    );
  }
  const { startDate } = courseSeat ?? {};
  if (!startDate) return 'Your order page shows what happens next, and by when.';
  return (
    <>
      Your class starts on <strong>{withWholeTimes(formatStart(startDate))}</strong>. Your order page has the
      details of how to join.
    </>
  );
}

const productOn = (page: string) =>
  page.startsWith('/course/') ? 'course' : page.startsWith('/pay') ? 'payment' : 'plans';

function useOrder(id: string): FoundOrder | undefined {
  const [found, setFound] = useState<FoundOrder>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async (wait: number) => {
      await untilVisible();
      if (isOver) return;
      const next = await fetchOrder(id);
      if (isOver) return;
      setFound(next);
      if (mayChange.has(next.status) || next.seat === 'confirming')
        timer = setTimeout(ask, wait, Math.min(wait * 1.5, longestDelayMs));
    };
    void ask(firstDelayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);
  return found;
}

async function untilVisible(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

const mayChange: ReadonlySet<OrderStatusResult> = new Set([...unpaidStatuses, 'unreachable']);

// The server asks Razorpay at most once every five seconds.
const firstDelayMs = 3000;
const longestDelayMs = 30_000;
