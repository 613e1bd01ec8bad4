import { brand } from '#shared/brand.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';

/** The personal data that the site keeps: for what, for how long, and who else sees it. */
export const PrivacyPolicyPage = () => (
  <Policy
    title="Privacy Policy"
    lead="What this site keeps of you, what for, how long, and how to have it deleted."
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'reading',
    name: 'If you only read',
    text: (
      <p>
        You need no account, and we set no cookie for visitors. The site has no advertising, no analytics and
        no tracking, and its fonts and scripts come from this site alone. Nothing you type is stored before
        you send it.
      </p>
    ),
  },
  {
    id: 'sending',
    name: 'What you send us',
    text: (
      <ul>
        <li>
          <strong>An enquiry:</strong> your name, email address, phone number, message, and what it is about.
          We use it to answer you.
        </li>
        <li>
          <strong>A review:</strong> your name, email address, rating and words. Once approved, your name,
          rating, words and the date are public. Your email address is never shown.
        </li>
        <li>
          <strong>A purchase:</strong> your name, email address and mobile number, the amount, and the order
          and payment numbers that tell us that it was paid. We use them to deliver what you bought.
        </li>
      </ul>
    ),
  },
  {
    id: 'payment',
    name: 'How payment works',
    text: (
      <p>
        Payments are taken by Razorpay, in its own checkout. It receives your name, email address, mobile
        number and the amount. Your card or UPI details go to Razorpay alone: they never reach us, and we
        cannot store them.
      </p>
    ),
  },
  {
    id: 'records',
    name: 'Technical records',
    text: (
      <ul>
        <li>
          The network that delivers the site records each request with its internet address. These records are
          deleted after 30 days and are read only to look into a fault or an attack.
        </li>
        <li>
          Our own log has a line for each request: which function, whether it worked, how long it took. It
          holds no name, no internet address and nothing of what you wrote.
        </li>
        <li>
          A purchase or a try to sign in as the owner counts your internet address for 15 minutes, so that
          nobody can try without end. The count is deleted in the days after.
        </li>
      </ul>
    ),
  },
  {
    id: 'retention',
    name: 'How long we keep it',
    text: (
      <>
        <p>
          Enquiries, reviews and purchases have no date on which they are deleted by themselves. They stay
          until we delete them, or until you ask us to.
        </p>
        <p>
          Our backup goes back 35 days. What has been deleted is gone from it too when those days are over.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    name: 'Who else is involved',
    text: (
      <>
        <p>We do not sell or rent what you send us. These see some of it because the site needs them:</p>
        <ul>
          <li>
            <strong>Amazon Web Services</strong> runs the site and stores its data for us, encrypted.
          </li>
          <li>
            <strong>Razorpay</strong> takes payments, on the resume page and only when you pay.
          </li>
          <li>
            <strong>OpenStreetMap</strong> draws the maps of our offices. It is asked, and sees your internet
            address, only after you choose to show a map.
          </li>
        </ul>
        <p>
          Links to other sites, such as our social media pages, lead to places with policies of their own.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    name: 'Cookies',
    text: (
      <p>
        There is one cookie, and it is the owner’s: it keeps the owner signed in to the admin area, together
        with a mark in that browser tab. Visitors never receive either.
      </p>
    ),
  },
  {
    id: 'rights',
    name: 'What you can ask for',
    text: (
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address you used, and we tell
        you what we have of you, correct it or delete it. The same works for a review that you no longer want
        shown. What the law obliges us to keep about a payment stays as long as the law says.
      </p>
    ),
  },
  contactSection,
];
