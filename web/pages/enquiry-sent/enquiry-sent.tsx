import { replyHours } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

export const EnquirySentPage = () => (
  <SentPage
    title="Enquiry submitted successfully!"
    next={[
      'We’ve noted what you asked about.',
      <>
        We’ll reply within {replyHours} business hours, to the email address you gave. If you’re waiting for a
        free seat, we’ll email you as soon as there is one.
      </>,
      'You decide. Nothing is booked or charged until you say so.',
    ]}
  />
);
