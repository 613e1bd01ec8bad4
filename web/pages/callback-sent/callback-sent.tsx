import { replyHours } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

export const CallbackSentPage = () => (
  <SentPage
    title="We’ll call you back"
    next={[
      'We have your number and know what you’d like to talk about.',
      `We’ll call you, or message you on WhatsApp, within ${replyHours} business hours.`,
      'You decide. Nothing is booked or charged until you say so.',
    ]}
  />
);
