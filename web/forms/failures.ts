import type { FormName } from '#shared/api/endpoint.ts';

/** Also shown on the error page after a form is posted without JavaScript. */
export const formFailures: Record<FormName, string> = {
  course: 'Failed to submit enquiry. Please check your details and try again.',
  enquiry: 'Failed to submit enquiry. Please try again.',
  pmp: '❌ Failed to submit enquiry. Please try again.',
  complaint: 'We didn’t get your complaint. Please try again, or write to the grievance officer.',
  callback: 'We didn’t get your number. Please try again, or call us.',
  review: 'Sorry, there was an error submitting your review.',
};

export const formNames = Object.keys(formFailures) as FormName[];

export const formTitles: Record<FormName, string> = {
  course: 'Course enquiry',
  enquiry: 'Enquiry',
  pmp: 'PMP enquiry',
  callback: 'Call me back',
  review: 'Review',
  complaint: 'Complaint',
};
