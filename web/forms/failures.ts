import type { FormName } from '#shared/api/endpoint.ts';

/** The words in which each form fails, in the form itself and on the page that a form without a script leads to. */
export const formFailures: Record<FormName, string> = {
  course: 'Failed to submit enquiry. Please check your details and try again.',
  reservation: 'Your request for a place did not arrive. Please check your details and try again.',
  enquiry: 'Failed to submit enquiry. Please try again.',
  pmp: '❌ Failed to submit enquiry. Please try again.',
  complaint: 'Your complaint did not arrive. Please try again, or write to the grievance officer.',
  callback: 'Your number did not arrive. Please try again, or call us.',
  review: 'Sorry, there was an error submitting your review.',
};

/** The names of the forms that fail in words of their own. */
export const formNames = Object.keys(formFailures) as FormName[];

/** What each form sends, as the title of the page that says that it was not sent. */
export const formTitles: Record<FormName, string> = {
  course: 'Course enquiry',
  reservation: 'Request for a place',
  enquiry: 'Enquiry',
  pmp: 'PMP enquiry',
  callback: 'Call me back',
  review: 'Review',
  complaint: 'Complaint',
};
