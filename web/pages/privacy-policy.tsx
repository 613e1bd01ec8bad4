import { brand } from '#shared/brand.ts';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** What the site keeps of a person, and why. */
export const PrivacyPolicyPage = () => (
  <>
    <Opening title="Privacy Policy">What this site keeps of you, and what for.</Opening>
    <Prose>
      <h2>What you send us</h2>
      <p>
        An enquiry keeps your name, email address, phone number and message, so that we can answer it. A
        review keeps your name, email address, rating and words; your email address is never shown. A purchase
        keeps your name, email address and mobile number.
      </p>
      <h2>What others receive</h2>
      <p>
        Payments are handled by the payment provider, which receives what it needs to take the payment. The
        maps of our offices come from OpenStreetMap, and only after you ask for one.
      </p>
      <h2>What we do not do</h2>
      <p>The site sets no cookie for its visitors and loads no advertising.</p>
      <h2>Questions</h2>
      <p>
        To see, correct or delete what we have of you, write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </Prose>
  </>
);
