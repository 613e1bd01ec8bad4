import { brand } from '#shared/brand.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import { dataAnswerDays, linkDays, policyVersions } from '#shared/policies.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';
import { KeptInBrowser } from './kept-in-browser.tsx';

/** The personal data that the site keeps: for what, for how long, and who else sees it. */
export const PrivacyPolicyPage = () => (
  <Policy
    title="Privacy Policy"
    lead="What this site keeps of you, what for, how long, and how to have it deleted."
    version={policyVersions.privacy}
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'reading',
    name: 'If you only read',
    text: (
      <p>
        You need no account, and reading sets no cookie. The site has no advertising, no analytics and no
        tracking, and its fonts and scripts come from this site alone. Razorpay’s script comes when you pay.
        Nothing you type into a form is stored before you send it, but for the{' '}
        <a href="#your-order">details of an order</a>, which are kept as you type them.
      </p>
    ),
  },
  {
    id: 'sending',
    name: 'What you send us',
    text: (
      <ul>
        <li>
          <strong>An enquiry, a complaint or a wish to be called back:</strong> your name, email address,
          phone number, message, and what it is about. We use it to answer you, by email, by telephone or on
          WhatsApp. If you only leave your name and number, we use them only to call you, or write to you on
          WhatsApp, about what you asked.
        </li>
        <li>
          <strong>A review:</strong> your name, email address, rating and words. Once approved, your name,
          rating, words and the date are public. Your email address is never shown.
        </li>
        <li>
          <strong>A purchase:</strong> your name, email address and mobile number, the amount, and the order
          and payment numbers that tell us that it was paid. We use them to deliver what you bought, and to
          write your receipt.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-order',
    name: 'What your order holds',
    text: (
      <ul>
        <li>
          <strong>Details:</strong> what you tell us for your documents, such as the role that you want, your
          CV and what you have achieved. They are kept as you type them, so that nothing is lost.
        </li>
        <li>
          <strong>Files:</strong> those that you send us, and the documents that we write for you. Only you
          and we can open them. You can delete yours on the page of your order; each file is erased{' '}
          {retention.fileDays} days after it was sent.
        </li>
        <li>
          <strong>Messages:</strong> questions, answers, drafts, what you want changed, and when each of them
          was written.
        </li>
        <li>
          <strong>Mails:</strong> which mails we sent you, when, and whether they arrived. A link in a mail
          opens your order for {linkDays} days: whoever has the mail can use it.
        </li>
      </ul>
    ),
  },
  {
    id: 'payment',
    name: 'How payment works',
    text: (
      <p>
        Payments are taken by Razorpay, in its own checkout. It opens when you buy a resume plan, pay for a
        course or follow a payment link of ours. It receives your name, email address, mobile number and the
        amount, and may set cookies of its own. Your card or UPI details go to Razorpay alone: they never
        reach us, and we cannot store them.
      </p>
    ),
  },
  {
    id: 'cookies',
    name: 'Cookies and what stays in your browser',
    text: (
      <>
        <p>This is all that the site keeps in a browser. None of it follows you to another site.</p>
        <KeptInBrowser />
      </>
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
          Each form, each purchase, each link that you ask for or open and each try to sign in as the owner
          counts your internet address for a day at most, so that nobody can try without end. The count is
          deleted in the days after.
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
          until we delete them, or until you ask us to. Files go after {retention.fileDays} days.
        </p>
        <p>
          So that we can find them, a search index lists the names, email addresses, phone numbers and
          reference numbers in them. Its entries are deleted together with what they lead to.
        </p>
        <p>
          Before a payment, your name, email address and mobile number are also stored as a registration. It
          is deleted after {retention.userDays} days, whether you paid or not.
        </p>
        <p>
          Our backup goes back 35 days. What has been deleted is gone from it too when those days are over.
          Files are in no backup: what is deleted is gone.
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
            <strong>Amazon Web Services</strong> runs the site, stores its data and files for us, encrypted,
            and sends our mails.
          </li>
          <li>
            <strong>Razorpay</strong> takes payments, and only when you pay.
          </li>
          <li>
            <strong>WhatsApp</strong> carries a message only where we write to you there, at the number that
            you gave us.
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
    id: 'rights',
    name: 'What you can ask for',
    text: (
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address you used, and we tell
        you what we have of you, correct it or delete it. The same works for a review that you no longer want
        shown. What the law obliges us to keep about a payment stays as long as the law says. You have an
        answer within {dataAnswerDays} days. The <a href="/grievance#data">page for complaints</a> names who
        answers, and whom you can turn to after that.
      </p>
    ),
  },
  contactSection,
];
