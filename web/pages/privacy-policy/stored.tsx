import type { PolicySection } from '../../ui/policy.tsx';

/** The privacy policy's first half: what is stored, where, and for how long. */
export const storedData: readonly PolicySection[] = [
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
];
