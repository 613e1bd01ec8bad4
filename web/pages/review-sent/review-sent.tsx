import { SentPage } from '../../ui/sent-page.tsx';

export const ReviewSentPage = () => (
  <SentPage
    title="Thank you! Your review has been submitted for approval."
    next={[
      'We’ll read it, and approve it if it can be published.',
      'Once approved, it’ll appear on the home page with your name and star rating. We never show your email address.',
    ]}
  />
);
