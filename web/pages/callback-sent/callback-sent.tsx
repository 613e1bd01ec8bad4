import { replyHours } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

/** Says that a number has arrived to call back, which the browser has posted by itself. */
export const CallbackSentPage = () => (
  <SentPage
    title="We call you back"
    next={[
      'We have your number and what you’d like to talk about.',
      `We’ll call you, or write to you on WhatsApp, within ${replyHours} business hours.`,
      'You decide. Nothing is booked and nothing is paid until you say so.',
    ]}
  />
);
