import type { Course } from '#shared/domain/courses/course.ts';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { PageRequest } from '#shared/pages.ts';
import { course, interviewQuestion, review } from './samples.ts';

export const hostile =
  '</title></script></style></textarea></noscript><!--"\'`><img src=x onerror=alert(1)> &amp; \r\nSet-Cookie: a=b\u2028]]>';

export const hindi = 'परियोजना प्रबंधन: छह सप्ताह में — क्ष्म्य';

export const longCourse = course({
  id: 'long',
  title: 'प'.repeat(limits.course.title),
  description: 'Words & more. '.repeat(limits.course.description).slice(0, limits.course.description),
});

const hostileCourse = course({
  title: hostile,
  description: hostile,
  duration: hostile,
  timings: hostile,
  startDate: hostile,
});
const hindiCourse = course({ id: 'hindi', title: hindi, description: hindi });

const now = Date.parse('2026-11-22T09:00:00.000Z');

export const pageOf = (each: Course): PageRequest => ({
  page: '/course/{id}',
  path: `/course/${each.id}`,
  now,
  data: { 'GET /courses/{id}': { data: each } },
});

export const manyCourses: PageRequest = {
  page: '/courses',
  path: '/courses',
  now,
  data: {
    'GET /courses': {
      data: Array.from({ length: 100 }, (_, index) => course({ id: `c${index}`, title: `Course ${index}` })),
    },
  },
};

const { email: _, ...publicReview } = review({ name: hostile, message: hostile.repeat(20), approved: true });

const questionPage = (question: InterviewQuestion): PageRequest => ({
  page: '/interview-question/{question}',
  path: questionPath(question),
  now,
  data: {
    'interview question': { data: { question, previous: question, next: question } },
    'GET /courses': { data: [{ ...hostileCourse, title: question.category, startDate: undefined }] },
  },
});

export const hostilePages: PageRequest[] = [
  {
    page: '/',
    path: '/',
    now,
    data: {
      'GET /reviews/public': {
        data: [publicReview, { ...publicReview, id: 'hindi', name: hindi, message: hindi }],
        next: hostile,
      },
    },
  },
  {
    page: '/courses',
    path: '/courses',
    now,
    data: { 'GET /courses': { data: [hostileCourse, hindiCourse, longCourse] } },
  },
  manyCourses,
  pageOf(hostileCourse),
  pageOf(hindiCourse),
  pageOf(longCourse),
  {
    page: '/interview-questions',
    path: '/interview-questions',
    now,
    data: {
      'GET /interview-questions': {
        data: [
          interviewQuestion({ category: hostile, question: hostile, answer: hostile }),
          interviewQuestion({ id: 'hindi', category: hindi, question: hindi, answer: hindi }),
        ],
      },
    },
  },
  questionPage(interviewQuestion({ category: hostile, question: hostile, answer: hostile })),
  questionPage(interviewQuestion({ category: hindi, question: hindi, answer: hindi })),
  { page: '/course/{id}', path: `/course/${hostile}`, now, data: { 'GET /courses/{id}': 'missing' } },
  { page: '/course/{id}', path: `/course/${hostile}`, now, data: 'unreadable' },
];
