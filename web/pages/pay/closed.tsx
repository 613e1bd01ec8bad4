import type { ReactNode } from 'react';
import { longDate } from '#shared/domain/time/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { ClosedCard } from './states.tsx';

export type ClosedPayment =
  | {
      state: 'confirming' | 'checking' | 'paid' | 'expired' | 'withdrawn' | 'full';
      what: string;
      paise: number;
      lastDay: string;
    }
  | { state: 'not online'; courseId: string; what: string }
  | { state: 'wrong'; message: string }
  | { state: 'none' };

/** Loaded only if there's nothing to pay, so that a payment needs less. */
export function closedCard(found: ClosedPayment): ReactNode {
  switch (found.state) {
    case 'paid':
      return (
        <ClosedCard isPaid title="This has been paid for" about={found}>
          <p>
            There’s nothing more to pay. We’ve emailed the next steps and your order link to the email address
            entered at checkout.
          </p>
          <LinkButton to="/order">Send that link again</LinkButton>
        </ClosedCard>
      );
    case 'confirming':
      return (
        <ClosedCard title="We’re confirming a payment" about={found}>
          <p role="status">
            We’re waiting for your bank. Nothing is lost. Please don’t pay again. This page updates by itself.
          </p>
        </ClosedCard>
      );
    case 'checking':
      return (
        <ClosedCard title="We’ve received a payment and are checking it" about={found}>
          <p>
            The amount doesn’t match the price. Please don’t pay again: we’ll contact you, or you can call us.
          </p>
          <CallLink />
        </ClosedCard>
      );
    case 'expired':
      return (
        <ClosedCard title="This payment link has expired" about={found}>
          <p>
            The last day to pay was {longDate(found.lastDay)}. Still want it? Call us and we’ll send a new
            link.
          </p>
          <CallLink />
        </ClosedCard>
      );
    case 'full':
      return (
        <ClosedCard title="No seats left" about={found}>
          <p>
            Every seat in this batch is sold, so please don’t pay. Call us and we’ll find you another batch.
          </p>
          <CallLink />
        </ClosedCard>
      );
    case 'withdrawn':
      return (
        <ClosedCard title="This link has been withdrawn" about={found}>
          <p>You can’t pay with it any more. Please call us before you pay anything.</p>
          <CallLink />
        </ClosedCard>
      );
    case 'not online':
      return (
        <ClosedCard title="You can’t pay for this course online">
          <p>Request a seat in {found.what} and we’ll tell you how to pay.</p>
          <LinkButton to={`/course/${found.courseId}#seat`} kind="primary">
            Request a seat
          </LinkButton>
        </ClosedCard>
      );
    case 'wrong':
      return (
        <ClosedCard title="This payment link doesn’t work">
          <p>{found.message}</p>
          <p>Part of the link may be missing. Call us and we’ll send it again.</p>
          <CallLink />
        </ClosedCard>
      );
    case 'none':
      return (
        <ClosedCard title="Open your payment link">
          <p>Use the link in our email or message; it shows how much to pay. Lost it? Call us.</p>
          <CallLink />
          <p>
            No link from us? Pay for <a href="/resume">a resume plan</a>, <a href="/courses">a course</a> or{' '}
            <a href="/services">a coaching session</a> on its own page.
          </p>
        </ClosedCard>
      );
  }
}
