import type { ReadRoute } from '../../api.ts';

const today = ['GET /admin/today', 'GET /admin/today/rows'] as const;

const enquiries = [
  ...today,
  'GET /admin/enquiries',
  'GET /admin/enquiries/{id}',
  'GET /admin/enquiries/counts',
] as const;

export const stale = {
  courses: ['GET /admin/courses', 'GET /courses/{id}', ...today],
  overbooking: ['GET /admin/courses', ...today],
  enquiries: [...today, 'GET /admin/enquiries/{id}', 'GET /admin/enquiries/counts'],
  history: [...enquiries, 'GET /admin/work/{id}'],
  replies: [...enquiries, 'GET /admin/mail'],
  emails: ['GET /admin/mail'],
  questions: ['GET /admin/interview-questions', 'GET /interview-questions'],
  reviews: ['GET /reviews/public', ...today],
  orders: [...today, 'GET /admin/overview'],
  work: ['GET /admin/work', ...today],
  payments: [...today, 'GET /admin/overview', 'GET /admin/orders', 'GET /admin/work'],
  sessions: ['GET /admin/sessions'],
  secondFactor: ['GET /admin/second-factor', 'GET /admin/sessions'],
} as const satisfies Record<string, readonly ReadRoute[]>;
