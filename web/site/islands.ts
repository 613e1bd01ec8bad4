import type { ComponentProps } from 'react';

/** The build relies on each name being the path of the component's file, without `.tsx`. */
export const islands = {
  'forms/general-enquiry': () => import('../forms/general-enquiry.tsx').then((part) => part.GeneralEnquiry),
  'layout/logout': () => import('../layout/logout.tsx').then((part) => part.Logout),
  'pages/course/enquiry': () => import('../pages/course/enquiry.tsx').then((part) => part.CourseEnquiry),
  'pages/home/reviews/form': () => import('../pages/home/reviews/form.tsx').then((part) => part.ReviewForm),
  'pages/home/reviews/more': () => import('../pages/home/reviews/more.tsx').then((part) => part.MoreReviews),
  'pages/interview-questions/questions': () =>
    import('../pages/interview-questions/questions.tsx').then((part) => part.Questions),
  'pages/pay/payment': () => import('../pages/pay/payment.tsx').then((part) => part.Payment),
  'pages/payment-success/confirmation': () =>
    import('../pages/payment-success/confirmation.tsx').then((part) => part.Confirmation),
  'pages/resume/sample-viewer': () =>
    import('../pages/resume/sample-viewer.tsx').then((part) => part.SampleViewer),
  'pages/review/form': () => import('../pages/review/form.tsx').then((part) => part.VerifiedReviewForm),
  'purchase/purchase': () => import('../purchase/purchase.tsx').then((part) => part.Purchase),
};

export type IslandName = keyof typeof islands;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;
