import { brand } from '#shared/brand.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import { adultsSinceNotice, dataAnswerDays, linkDays, policyVersions } from '#shared/policies.ts';
import { contactSection, Policy, type PolicySection } from '../../ui/policy.tsx';
import { BrowserStorage } from './browser-storage.tsx';

export const PrivacyPolicyPage = () => (
  <Policy
    title="Privacy Policy"
    lead="What we store about you, why, for how long, and how to have it deleted."
    version={policyVersions.privacy}
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [
  {
    id: 'reading',
    name: 'If you only browse',
    text: (
      <p>
        You don’t need an account, and browsing sets no cookies. The site has no advertising, analytics or
        tracking, and loads only its own fonts and scripts. Razorpay’s script loads when you pay. We store
        what you type only when you send it. The one exception is the{' '}
        <a href="#your-order">details of an order</a>, which are saved as you type.
      </p>
    ),
  },
  {
    id: 'sending',
    name: 'What you send us',
    text: (
      <ul>
        <li>
          <strong>An enquiry, a complaint or a request for a call:</strong> your name, email address, phone
          number, message, what it’s about, and whether you’d like a seat or want to know when one is free. We
          use it to answer you, by email, by phone or on WhatsApp. If you leave just your name and number, we
          use them only to call you, or message you on WhatsApp, about your request.
        </li>
        <li>
          <strong>A review:</strong> your name, email address, rating and message. Once it’s approved, we
          publish your name, rating, message and the date. Your email address is never shown. A review that
          you write using our personal link is stored with your order and, for a course, with the course. We
          mark it “Verified buyer” and show the course’s name with it, but never your order.
        </li>
        <li>
          <strong>A purchase:</strong> your name, email address and mobile number, the amount, and the order
          and payment numbers that show it was paid for. We use them to deliver what you bought, and to issue
          your receipt. We also store the version of the notice that you saw: since version{' '}
          {adultsSinceNotice}, it shows that you confirmed you’re 18 or over.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-order',
    name: 'What your order contains',
    text: (
      <ul>
        <li>
          <strong>Details:</strong> what you tell us for your documents, such as the role you want, your CV
          and your achievements. They’re saved as you type, so that nothing is lost.
        </li>
        <li>
          <strong>Files:</strong> the ones you send us, and the documents we write for you. Only you and our
          team can open them. You can delete yours on your order page; each file is deleted{' '}
          {retention.fileDays} days after it was sent.
        </li>
        <li>
          <strong>Coaching sessions:</strong> the times you’ve booked, moved or cancelled, when you did, and
          whether each session took place. A coach’s calendar on this site has only times and order numbers,
          never names. If you’re in another time zone, your browser works out your own time: we don’t store or
          receive your zone.
        </li>
        <li>
          <strong>Messages:</strong> questions, answers, drafts, the changes you’ve asked for, and when each
          was written.
        </li>
        <li>
          <strong>Emails:</strong> which emails we’ve sent you, when, and whether they were delivered. The
          link in an email opens your order for {linkDays} days, for anyone who has the email.
        </li>
      </ul>
    ),
  },
  {
    id: 'team',
    name: 'If you work with us',
    text: (
      <p>
        We publish the name, role, one line and short biography of the people in our team on the pages of the
        courses and services they work on, and on <a href="/about#team">the About page</a>. Their portrait is
        published only if they’ve agreed to it, and we store when they did. Anyone in the team can withdraw
        that at any time by writing to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We then remove the
        portrait, and delete its file within a few minutes.
      </p>
    ),
  },
  {
    id: 'payment',
    name: 'How payment works',
    text: (
      <p>
        Payments are taken by Razorpay, in its own checkout. It opens when you buy a resume plan, pay for a
        course or follow one of our payment links, and when you pay for a coaching session. It receives your
        name, email address, mobile number and the amount, and may set its own cookies. Your card or UPI
        details go only to Razorpay: we never see them and can’t store them.
      </p>
    ),
  },
  {
    id: 'cookies',
    name: 'Cookies and browser storage',
    text: (
      <>
        <p>This is everything the site stores in your browser. None of it follows you to another site.</p>
        <BrowserStorage />
      </>
    ),
  },
  {
    id: 'records',
    name: 'Technical records',
    text: (
      <ul>
        <li>
          The network that delivers the site records each request with its IP address. These records are
          deleted after 30 days, and we read them only to investigate a fault or an attack.
        </li>
        <li>
          Our own log has a line for each request: which function ran, whether it worked, how long it took. It
          contains no name, no IP address and nothing you wrote.
        </li>
        <li>
          Each form, purchase, link request, opened link and admin sign-in attempt is counted by IP address
          for up to a day, to prevent repeated attempts. The count is deleted within a few days.
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
          We don’t delete enquiries, reviews or purchases automatically. They stay until we delete them or you
          ask us to. Files are deleted after {retention.fileDays} days.
        </p>
        <p>
          So that we can find them, a search index lists the names, email addresses, phone numbers and
          reference numbers in them. Its entries are deleted along with the originals.
        </p>
        <p>
          Before a payment, your name, email address and mobile number are also stored as a registration. It
          is deleted after {retention.userDays} days, whether you paid or not.
        </p>
        <p>
          Our backups go back 35 days. After that, anything deleted is gone from them too. Files aren’t backed
          up: once deleted, they’re gone.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    name: 'Who else is involved',
    text: (
      <>
        <p>
          We don’t sell or rent what you send us. These companies see some of it because we need them to run
          the site:
        </p>
        <ul>
          <li>
            <strong>Amazon Web Services</strong> runs the site, stores its data and files for us, encrypted,
            and sends our emails.
          </li>
          <li>
            <strong>Razorpay</strong> takes payments, and sees your details only when you pay.
          </li>
          <li>
            <strong>WhatsApp</strong> carries a message only if we write to you there, at the number you gave
            us, or if you write to us. Our WhatsApp links are plain links: what you send there goes to
            WhatsApp, and nothing does until you follow one.
          </li>
          <li>
            <strong>OpenStreetMap</strong> provides the maps of our offices. It sees your IP address only if
            you choose to show a map.
          </li>
        </ul>
        <p>Other sites that we link to, such as our social media pages, have their own policies.</p>
      </>
    ),
  },
  {
    id: 'rights',
    name: 'What you can ask for',
    text: (
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address you used, and we’ll tell
        you what we store about you, correct it or delete it. The same goes for a review that you no longer
        want shown. We keep payment records for as long as the law requires. You’ll get an answer within{' '}
        {dataAnswerDays} days. The <a href="/grievance#data">complaints page</a> says who will answer, and who
        you can turn to if you’re not satisfied.
      </p>
    ),
  },
  contactSection,
];
