import { acknowledgedHours, settledMonths } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

/** Says that a complaint has arrived which the browser has posted by itself, and what happens with it. */
export const ComplaintSentPage = () => (
  <SentPage
    title="We have your complaint"
    next={[
      `A mail with its ticket goes to the email address you gave, within ${acknowledgedHours} hours at the latest.`,
      'A person looks into it, and writes or calls as soon as there is more to say.',
      `It is settled within ${settledMonths === 1 ? 'a month' : `${settledMonths} months`}. If the mail does not come, call us: your complaint is in our list.`,
    ]}
  />
);
