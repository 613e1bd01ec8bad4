import { brand } from '#shared/brand.ts';
import { LinkButton } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Ledger, LedgerEntry } from '../ui/ledger.tsx';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** The two coaching programs, how they go, and what people ask first. */
export const ServicesPage = () => (
  <>
    <Opening title="Services">IT and project-management coaching, one to one.</Opening>
    <Prose>
      <h2>Two programs</h2>
      <Ledger>
        <LedgerEntry name="One-on-One Coaching Sessions">
          A session on one question of yours, when you need it.
        </LedgerEntry>
        <LedgerEntry name="Coaching Packages & Programs">
          Several sessions with one aim. A package costs less than its sessions bought one by one.
        </LedgerEntry>
      </Ledger>
      <h2>Three steps</h2>
      <Ledger>
        <LedgerEntry name="1. Call">
          A discovery call at <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>: where you are, where you
          want to be.
        </LedgerEntry>
        <LedgerEntry name="2. Plan">
          We agree what to work on, in how many sessions, at which price.
        </LedgerEntry>
        <LedgerEntry name="3. Work">
          We meet and work through the plan, at times that suit your job.
        </LedgerEntry>
      </Ledger>
      <h2>Questions</h2>
      <Disclosure group="services" summary="Can I move a session?">
        Yes, with at least 48 hours’ notice. The fee then counts for a later appointment at no extra cost.
      </Disclosure>
      <Disclosure group="services" summary="What if I miss one?">
        With less notice, or none, the session is forfeited and its full fee is charged.
      </Disclosure>
      <Disclosure group="services" summary="Can I get my money back?">
        In general services are non-refundable. The cancellation policy says what holds for each of them.
      </Disclosure>
      <LinkButton to="/contact" kind="primary">
        Contact us
      </LinkButton>
    </Prose>
  </>
);
