import { useSearchParams } from 'react-router-dom';
import { lazyPart } from './lazy-part.tsx';
import { listFilter } from './list-filter.ts';

/** The desk's tabs in their order: each is a file of its own, fetched when it is first opened, and a line here. */
export const tabs = [
  {
    id: 'manage-course',
    name: 'Manage Course',
    Panel: lazyPart(() => import('./courses/manage-course.tsx').then((tab) => tab.ManageCourse)),
  },
  {
    id: 'existing-courses',
    name: 'Existing Courses',
    Panel: lazyPart(() => import('./courses/existing-courses.tsx').then((tab) => tab.ExistingCourses)),
  },
  {
    id: 'manage-enquiries',
    name: 'Manage Enquiries',
    Panel: lazyPart(() => import('./enquiries/manage-enquiries.tsx').then((tab) => tab.ManageEnquiries)),
  },
  {
    id: 'interview-questions',
    name: 'Interview Questions',
    Panel: lazyPart(() =>
      import('./questions/interview-questions.tsx').then((tab) => tab.InterviewQuestions),
    ),
  },
  {
    id: 'manage-reviews',
    name: 'Manage Reviews',
    Panel: lazyPart(() => import('./reviews/manage-reviews.tsx').then((tab) => tab.ManageReviews)),
  },
  {
    id: 'orders',
    name: 'Orders',
    Panel: lazyPart(() => import('./orders/orders.tsx').then((tab) => tab.Orders)),
  },
  {
    id: 'work',
    name: 'Work',
    Panel: lazyPart(() => import('./work/work.tsx').then((tab) => tab.Work)),
  },
  {
    id: 'payment-links',
    name: 'Payment links',
    Panel: lazyPart(() => import('./payment-links/payment-links.tsx').then((tab) => tab.PaymentLinks)),
  },
  {
    id: 'activity',
    name: 'Activity',
    Panel: lazyPart(() => import('./activity/activity-log.tsx').then((tab) => tab.ActivityLog)),
  },
  {
    id: 'mail',
    name: 'Mail',
    Panel: lazyPart(() => import('./mail/mail.tsx').then((tab) => tab.Mail)),
  },
  {
    id: 'security',
    name: 'Sign-in and security',
    Panel: lazyPart(() => import('./security/security.tsx').then((tab) => tab.Security)),
  },
] as const;

/** A person's page, which the search and the names in the desk lead to: no tab of its own. */
export const Person = lazyPart(() => import('./person/person.tsx').then((page) => page.Person));

/** Whether the address is that of a person's page. */
export const useIsPerson = (): boolean => useSearchParams()[0].get('tab') === 'person';

type Tab = (typeof tabs)[number];

/** A tab as the address names it: `/admin?tab=manage-enquiries`. */
export type TabId = Tab['id'];

/** Tells the address of a tab, which shows what `filter` says of its list. The rest of the address stays. */
export function useTabAddress(): (id: TabId, filter?: string) => string {
  const [parameters] = useSearchParams();
  return (id, filter) => {
    const address = new URLSearchParams(parameters);
    address.set('tab', id);
    if (filter) address.set(listFilter, filter);
    return `?${address}`;
  };
}

/** Tells the open tab, which the address names, and opens another. The rest of the address stays. */
export function useTab(): [Tab, (id: TabId) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0];
  const select = (id: TabId) => {
    if (id !== parameters.get('tab')) setParameters(withTab(id));
  };
  return [open, select];
}

const withTab = (id: TabId) => (parameters: URLSearchParams) => {
  parameters.set('tab', id);
  return parameters;
};
