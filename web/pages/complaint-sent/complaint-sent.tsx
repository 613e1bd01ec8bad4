import { acknowledgedHours, settledMonths } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

export const ComplaintSentPage = () => (
  <SentPage
    title="We’ve received your complaint"
    next={[
      `We’ll email your ticket number to the address you gave, within ${acknowledgedHours} hours.`,
      'Someone will look into it, and write or call as soon as there’s news.',
      `We’ll settle it within ${settledMonths === 1 ? 'a month' : `${settledMonths} months`}. If the email doesn’t arrive, call us. We’ll still have your complaint.`,
    ]}
  />
);
