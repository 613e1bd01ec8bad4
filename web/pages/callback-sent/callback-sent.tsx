import { replyHours } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

/** Says that a number has arrived to call back, which the browser has posted by itself. */
export const CallbackSentPage = () => (
  <SentPage
    title="We call you back"
    next={[
      'Your number is in our list, with what you want to talk about.',
      `A person calls you within ${replyHours} business hours.`,
      'You decide. Nothing is booked and nothing is paid until you say so.',
    ]}
  />
);
