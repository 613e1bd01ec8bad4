import { SentPage } from '../../ui/sent-page.tsx';

/** Thanks for a review that the browser has posted by itself. */
export const ReviewSentPage = () => (
  <SentPage
    title="Thank you! Your review has been submitted for approval."
    next={[
      'We read it, and approve what may be published.',
      'Then it appears on the home page, with your name and your stars. Your email address is never shown.',
    ]}
  />
);
