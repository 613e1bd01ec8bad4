import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../ui/lazy-part.tsx';
import { latestUnsavedCourse, unsavedChanges } from './tabs/courses/use-edited-course.ts';

/**
 * Each tab is loaded when it's first opened. `counts` is the key of the count that's shown beside the tab's name.
 */
export const tabs = [
  {
    id: 'today',
    group: 'Day',
    name: 'Today',
    Panel: lazyPart(() => import('./tabs/today/today.tsx').then((tab) => tab.Today)),
  },
  {
    id: 'manage-enquiries',
    group: 'Day',
    name: 'Manage Enquiries',
    counts: 'enquiries',
    Panel: lazyPart(() => import('./tabs/enquiries/manage-enquiries.tsx').then((tab) => tab.ManageEnquiries)),
  },
  {
    id: 'work',
    group: 'Day',
    name: 'Work',
    counts: 'work',
    Panel: lazyPart(() => import('./tabs/work/work.tsx').then((tab) => tab.Work)),
  },
  {
    id: 'orders',
    group: 'Day',
    name: 'Orders',
    counts: 'orders',
    Panel: lazyPart(() => import('./tabs/orders/orders.tsx').then((tab) => tab.Orders)),
  },
  {
    id: 'payment-links',
    group: 'Day',
    name: 'Payment links',
    Panel: lazyPart(() => import('./tabs/payment-links/payment-links.tsx').then((tab) => tab.PaymentLinks)),
  },
  {
    id: 'manage-course',
    group: 'Site',
    name: 'Manage Course',
    Panel: lazyPart(() => import('./tabs/courses/manage-course.tsx').then((tab) => tab.ManageCourse)),
  },
  {
    id: 'existing-courses',
    group: 'Site',
    name: 'Existing Courses',
    counts: 'classes',
    Panel: lazyPart(() => import('./tabs/courses/existing-courses.tsx').then((tab) => tab.ExistingCourses)),
  },
  {
    id: 'interview-questions',
    group: 'Site',
    name: 'Interview Questions',
    Panel: lazyPart(() =>
      import('./tabs/interview-questions/interview-questions.tsx').then((tab) => tab.InterviewQuestions),
    ),
  },
  {
    id: 'manage-reviews',
    group: 'Site',
    name: 'Manage Reviews',
    counts: 'reviews',
    Panel: lazyPart(() => import('./tabs/reviews/manage-reviews.tsx').then((tab) => tab.ManageReviews)),
  },
  {
    id: 'coaching',
    group: 'Site',
    name: 'Coaching',
    Panel: lazyPart(() => import('./tabs/coaching/coaching.tsx').then((tab) => tab.Coaching)),
  },
  {
    id: 'team',
    group: 'Site',
    name: 'Team',
    Panel: lazyPart(() => import('./tabs/team/team.tsx').then((tab) => tab.Team)),
  },
  {
    id: 'figures',
    group: 'Company',
    name: 'Figures',
    Panel: lazyPart(() => import('./tabs/figures/figures.tsx').then((tab) => tab.Figures)),
  },
  {
    id: 'mail',
    group: 'Company',
    name: 'Email and settings',
    counts: 'mail',
    Panel: lazyPart(() => import('./tabs/mail/mail.tsx').then((tab) => tab.Mail)),
  },
  {
    id: 'activity',
    group: 'Company',
    name: 'Activity',
    Panel: lazyPart(() => import('./tabs/activity/activity.tsx').then((tab) => tab.Activity)),
  },
  {
    id: 'security',
    group: 'Company',
    name: 'Sign-in and security',
    Panel: lazyPart(() => import('./tabs/sessions/security.tsx').then((tab) => tab.Security)),
  },
] as const;

export const Customer = lazyPart(() => import('./tabs/customers/customer.tsx').then((page) => page.Customer));

export const useIsCustomer = (): boolean => useSearchParams()[0].get('tab') === 'person';

type Tab = (typeof tabs)[number];

export type TabId = Tab['id'];

/**
 * Opening another tab drops the previous tab's parameters. Manage Course opens the course with the latest unsaved
 * changes, if any. Selecting it again while editing a course starts a new course, after asking if there are unsaved
 * changes.
 */
export function useTab(): [Tab, (id: TabId) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0];
  const select = (id: TabId) => {
    if (id !== parameters.get('tab')) {
      const course = id === 'manage-course' && latestUnsavedCourse();
      return setParameters({ tab: id, ...(course && { course }) });
    }
    const edited = parameters.get('course');
    if (!edited) return;
    if (isEmpty(unsavedChanges(edited).values)) setParameters({ tab: id });
    else setParameters(parameters, { replace: true, state: { isLeaving: true } });
  };
  return [open, select];
}

const isEmpty = (values: object) => Object.keys(values).length === 0;
