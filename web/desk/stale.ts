import type { ReadRoute } from '../api.ts';

/** The reads that show or count a thing, which are asked again when one of these things has changed. */
export const stale = {
  courses: ['GET /admin/courses', 'GET /courses/{id}'],
  enquiries: ['GET /admin/today', 'GET /admin/enquiries/{id}', 'GET /admin/enquiries/counts'],
  acts: [
    'GET /admin/today',
    'GET /admin/enquiries',
    'GET /admin/enquiries/{id}',
    'GET /admin/enquiries/counts',
    'GET /admin/work/{id}',
  ],
  mails: ['GET /admin/mail'],
  questions: ['GET /admin/interview-questions', 'GET /interview-questions'],
  reviews: ['GET /reviews/public', 'GET /admin/today'],
  orders: ['GET /admin/today', 'GET /admin/overview'],
  work: ['GET /admin/work', 'GET /admin/today'],
  payments: ['GET /admin/today', 'GET /admin/overview', 'GET /admin/orders', 'GET /admin/work'],
  sessions: ['GET /admin/sessions'],
  secondFactor: ['GET /admin/second-factor', 'GET /admin/sessions'],
} as const satisfies Record<string, readonly ReadRoute[]>;
