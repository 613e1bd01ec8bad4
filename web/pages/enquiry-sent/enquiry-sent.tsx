import { replyHours } from '#shared/policies.ts';
import { SentPage } from '../../ui/sent-page.tsx';

/** Thanks for an enquiry that the browser has posted by itself. */
export const EnquirySentPage = () => (
  <SentPage
    title="Enquiry submitted successfully!"
    next={[
      'Your enquiry is in our list, with what you asked about on it.',
      <>We reply within {replyHours} business hours, to the email address you gave.</>,
      'You decide. Nothing is booked and nothing is paid until you say so.',
    ]}
  />
);
