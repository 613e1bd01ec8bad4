import { CalendarX2, CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { money } from '#shared/domain/money/money.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CallInstead } from '../../ui/call-instead.tsx';
import corner from '../../ui/cut-corner.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Found } from './fetch-asked.ts';
import styles from './pay.module.css';

/** Stands until the first answer, in the shape of what comes, and says so where the page's script does not come. */
export const LoadingPayment = () => (
  <div className={styles.loading}>
    <h1>Looking up what is to be paid</h1>
    <div className={styles.waiting}>
      <p className={styles.sum}>
        <Skeleton characters={7} />
      </p>
      <p>
        <Skeleton characters={24} />
      </p>
    </div>
    <p role="alert" className={styles.lost}>
      It could not be looked up. Check the connection and load the page again, or call <CallUs />.
    </p>
  </div>
);

interface Props {
  found: Exclude<Found, { state: 'open' }>;
  onAgain: () => void;
}

/** A payment that cannot be made, with what to do instead. */
export function ClosedPayment({ found, onAgain }: Props) {
  switch (found.state) {
    case 'paid':
      return (
        <Sheet icon={<CircleCheck className={styles.good} />} title="This is paid" about={found}>
          <p>
            Nothing is left to pay. We mailed you the next steps, with a link to the order, to the address
            given at the payment.
          </p>
          <LinkButton to="/order">Have that link sent again</LinkButton>
        </Sheet>
      );
    case 'confirming':
      return (
        <Sheet icon={<Hourglass />} title="A payment is being confirmed" about={found}>
          <p role="status">
            The bank has yet to pass it on. Nothing is lost; please do not pay again. This page looks again by
            itself.
          </p>
        </Sheet>
      );
    case 'expired':
      return (
        <Sheet icon={<CalendarX2 />} title="The last day to pay this is over" about={found}>
          <p>
            It could be paid until {longDate(found.lastDay)}. Do you still want it? Call us, and we send you a
            new link.
          </p>
          <CallUs />
        </Sheet>
      );
    case 'withdrawn':
      return (
        <Sheet icon={<CircleAlert />} title="This link was withdrawn" about={found}>
          <p>It cannot be paid any more. Please call us before you pay anything.</p>
          <CallUs />
        </Sheet>
      );
    case 'not online':
      return (
        <Sheet icon={<CircleAlert />} title="This course is not paid online">
          <p>Ask for a place in {found.what}: we tell you how to pay.</p>
          <LinkButton to={`/course/${found.courseId}#enquiry`} kind="primary">
            Ask for a place
          </LinkButton>
        </Sheet>
      );
    case 'wrong':
      return (
        <Sheet icon={<CircleAlert />} title="There is nothing to pay at this link">
          <p>{found.message}</p>
          <p>Part of a long link may be missing. Call us, and we send it again.</p>
          <CallUs />
        </Sheet>
      );
    case 'none':
      return (
        <Sheet icon={<CircleAlert />} title="Which payment is it?">
          <p>Open the link in our mail or message again: it says what is to be paid. Lost it? Call us.</p>
          <CallUs />
        </Sheet>
      );
    case 'unreachable':
      return (
        <Sheet icon={<CircleAlert />} title="It could not be looked up just now">
          <p>Check the connection. Nothing was paid.</p>
          <Button kind="primary" onClick={onAgain}>
            Try again
          </Button>
          <CallInstead />
        </Sheet>
      );
  }
}

interface SheetProps {
  icon: ReactNode;
  title: string;
  /** The payment that was asked for, where that is known. */
  about?: { what: string; paise: number };
  children: ReactNode;
}

const Sheet = ({ icon, title, about, children }: SheetProps) => (
  <div className={`${corner.edge} ${styles.edge}`}>
    <div className={`${corner.sheet} ${styles.sheet}`}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <h1>{title}</h1>
      {about && (
        <p className={styles.about}>
          <span>{about.what}</span> <b>{money(about.paise)}</b>
        </p>
      )}
      {children}
    </div>
  </div>
);

const CallUs = () => (
  <a href={`tel:${brand.phone}`} className={styles.call}>
    {brand.phoneShown}
  </a>
);
