import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { OutcomeCard, OutcomeMark } from '../../ui/outcome-card.tsx';
import { PriceLine } from '../../ui/price-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pay.module.css';

/** Also shown if the page's script doesn't load. */
export const LoadingPayment = () => (
  <OutcomeCard>
    <h1>Loading your payment…</h1>
    <p className={`${styles.total} ${styles.waiting}`}>
      <Skeleton characters={7} />
    </p>
    <p role="alert" className="when-lost">
      We couldn’t load it. Check your internet and refresh the page, or call <CallLink />.
    </p>
  </OutcomeCard>
);

export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <ClosedCard title="We couldn’t load your payment">
    <p>Check your internet. You haven’t paid anything.</p>
    <Button kind="primary" onClick={onRetry}>
      Try again
    </Button>
    <CallAndWhatsApp />
  </ClosedCard>
);

interface ClosedProps {
  isPaid?: boolean;
  title: string;
  about?: { what: string; paise: number };
  children: ReactNode;
}

export const ClosedCard = ({ isPaid = false, title, about, children }: ClosedProps) => (
  <OutcomeCard>
    {isPaid ? <OutcomeMark /> : <CircleAlert aria-hidden="true" size={40} />}
    <h1>{title}</h1>
    {about && <PriceLine {...about} />}
    {children}
  </OutcomeCard>
);
