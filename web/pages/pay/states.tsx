import { CalendarX2, CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDate } from '#shared/domain/time/india-words.ts';
import { Bill } from '../../ui/bill.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CallInstead } from '../../ui/call-instead.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { Sheet, SheetDone } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Found } from './fetch-asked.ts';
import styles from './pay.module.css';

/** Takes the payment's place until the first answer, and says so where the page's script does not come. */
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
    <p role="alert" className="when-lost">
      It could not be looked up. Check the connection and load the page again, or call <CallLink />.
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
        <Closed icon={CircleCheck} title="This is paid" about={found}>
          <p>
            Nothing is left to pay. We mailed you the next steps, with a link to the order, to the address
            given at the payment.
          </p>
          <LinkButton to="/order">Have that link sent again</LinkButton>
        </Closed>
      );
    case 'confirming':
      return (
        <Closed icon={Hourglass} title="A payment is being confirmed" about={found}>
          <p role="status">
            The bank has yet to pass it on. Nothing is lost; please do not pay again. This page looks again by
            itself.
          </p>
        </Closed>
      );
    case 'checking':
      return (
        <Closed icon={Hourglass} title="We’ve received a payment and are checking it" about={found}>
          <p>The amount isn’t the price. Please don’t pay again: we’ll contact you, or you can call us.</p>
          <CallLink />
        </Closed>
      );
    case 'expired':
      return (
        <Closed icon={CalendarX2} title="The last day to pay this is over" about={found}>
          <p>
            It could be paid until {longDate(found.lastDay)}. Do you still want it? Call us, and we send you a
            new link.
          </p>
          <CallLink />
        </Closed>
      );
    case 'full':
      return (
        <Closed icon={CircleAlert} title="No seat is left" about={found}>
          <p>
            Every seat in this batch is sold, so please don’t pay. Call us and we’ll find you another one.
          </p>
          <CallLink />
        </Closed>
      );
    case 'withdrawn':
      return (
        <Closed icon={CircleAlert} title="This link was withdrawn" about={found}>
          <p>It cannot be paid any more. Please call us before you pay anything.</p>
          <CallLink />
        </Closed>
      );
    case 'not online':
      return (
        <Closed icon={CircleAlert} title="This course is not paid online">
          <p>Ask for a place in {found.what}: we tell you how to pay.</p>
          <LinkButton to={`/course/${found.courseId}#enquiry`} kind="primary">
            Ask for a place
          </LinkButton>
        </Closed>
      );
    case 'wrong':
      return (
        <Closed icon={CircleAlert} title="There is nothing to pay at this link">
          <p>{found.message}</p>
          <p>Part of a long link may be missing. Call us, and we send it again.</p>
          <CallLink />
        </Closed>
      );
    case 'none':
      return (
        <Closed icon={CircleAlert} title="Which payment is it?">
          <p>Open the link in our mail or message again: it says what is to be paid. Lost it? Call us.</p>
          <CallLink />
          <p>
            Without a link from us, you pay for <a href="/resume">a resume plan</a> or{' '}
            <a href="/courses">a course</a> on its own page.
          </p>
        </Closed>
      );
    case 'unreachable':
      return (
        <Closed icon={CircleAlert} title="It could not be looked up just now">
          <p>Check the connection. Nothing was paid.</p>
          <Button kind="primary" onClick={onAgain}>
            Try again
          </Button>
          <CallInstead />
        </Closed>
      );
  }
}

interface ClosedProps {
  icon: LucideIcon;
  title: string;
  /** The payment that was asked for, where that is known. */
  about?: { what: string; paise: number };
  children: ReactNode;
}

const Closed = ({ icon: Icon, title, about, children }: ClosedProps) => (
  <Sheet>
    {Icon === CircleCheck ? <SheetDone /> : <Icon aria-hidden="true" size={56} />}
    <h1>{title}</h1>
    {about && <Bill {...about} />}
    {children}
  </Sheet>
);
