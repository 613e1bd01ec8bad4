import { createHash } from 'node:crypto';
import { coursesFrom } from '#infra/local/seed/courses.ts';
import { questions } from '#infra/local/seed/questions.ts';
import { reviews, verifiedReviews } from '#infra/local/seed/reviews.ts';
import { team } from '#infra/local/seed/team.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import type { PageRequest } from '#shared/pages.ts';

const today = new Date('2026-11-22T09:00:00.000Z');
const createdAt = today.toISOString();
const now = today.getTime();
function idOf(index: number): string {
  const hex = createHash('sha256').update(String(index)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

const people = {
  data: Object.entries(team).map(([id, { drawing, tasks, ...member }], index): Member => {
    const hash = idOf(index).replaceAll('-', '').slice(0, 24);
    return { id, ...member, tasks: [...tasks], portrait: `${hash.slice(0, 8)}/${hash.slice(8)}.webp` };
  }),
};
const emptyTeam: { data: Member[] } = { data: [] };

const courses = coursesFrom(today, { pmp: 'pmp', networks: 'networks' }).map(
  (course, index): Course => ({ ...course, id: idOf(index), createdAt, version: 1 }),
);

const verified = verifiedReviews.map(
  ({ who: name, rating, message }, index): PublicReview => ({
    ...{ id: idOf(100 + index), name: `${name} (sample)`, rating, message },
    ...{ approved: true, isVerified: true, createdAt },
    course: { id: idOf(index % 2), title: courses[index % 2]?.title ?? '' },
  }),
);

const publicReviews = [...verified, ...reviews.map(publicReview)];

const summary = {
  published: publicReviews.length,
  ratings: [1, 2, 3, 4, 5].map((stars) => verified.filter(({ rating }) => rating === stars).length),
  courses: [0, 1].map((index) => ({ id: idOf(index), count: 3 })),
};

const inDays = (days: readonly number[]) =>
  days.map((day) => new Date(now + day * dayMs + 4.5 * 60 * 60_000).toISOString());

const offers = [
  {
    title: 'Interview practice',
    description:
      'We practise the questions you’ll be asked, aloud, until your answers are short and your own. You leave with three stories that fit most questions.',
    ...{ sessions: 1, rupees: 2500, times: inDays([3, 3.0625, 4]) },
  },
  {
    title: 'A plan for your next role',
    description:
      'Four sessions from where you are to the role you want: your strengths, your gaps, the companies, and the first thirty days.\n\nOne task between sessions.',
    ...{ sessions: 4, rupees: 8000, times: inDays([3.0625, 4, 5]) },
  },
  {
    title: 'Your first month as a team lead',
    description: 'One-on-ones, saying no, and what to do about the colleague who used to be your peer.',
    ...{ sessions: 1, rupees: 3000, times: [], firstDay: '2026-12-23' },
  },
].map(
  (offer, index): Offer => ({
    ...offer,
    ...{ id: idOf(200 + index), minutes: 60, coachId: 'coach', coach: 'Rekha Nair (sample)' },
  }),
);

const manyOffers = Array.from(
  { length: limits.coaching.offers },
  (_, index): Offer => ({
    ...(offers[index % 2] as Offer),
    ...{ id: idOf(300 + index), title: questions[index % questions.length]?.question ?? '' },
  }),
);

const manyCourses = questions.map(
  ({ question, answer }, index): Course => ({
    ...(courses[index % courses.length] as Course),
    ...{ id: idOf(index), title: question, description: answer, seatsLeft: index },
  }),
);

const storedQuestions = questions.map(
  (each, index): InterviewQuestion => ({
    ...each,
    id: idOf(index).replaceAll('-', '').slice(0, 16),
    createdAt,
  }),
);

const questionPages = storedQuestions.map(
  (question, index): PageRequest => ({
    page: '/interview-question/{question}',
    path: questionPath(question),
    now,
    data: {
      'interview question': {
        data: { question, previous: storedQuestions[index - 1], next: storedQuestions[index + 1] },
      },
      'GET /courses': { data: courses },
    },
  }),
);

export const seededPages: PageRequest[] = [
  {
    page: '/',
    path: '/',
    now,
    data: {
      'GET /reviews/summary': { data: summary },
      'GET /reviews/public': { data: publicReviews.slice(0, 6) },
      'GET /courses': { data: courses },
      'GET /team': people,
    },
  },
  {
    page: '/reviews/{page}',
    path: '/reviews/1',
    now,
    data: {
      'GET /reviews/summary': { data: summary },
      'GET /reviews/public': { data: publicReviews },
      'GET /courses': { data: courses },
    },
  },
  {
    page: '/courses',
    path: '/courses',
    now,
    data: { 'GET /courses': { data: courses }, 'GET /team': people },
  },
  {
    page: '/courses/{page}',
    path: '/courses/2',
    now,
    data: { 'GET /courses': { data: manyCourses }, 'GET /team': people },
  },
  ...courses.map((course): PageRequest => coursePage(course.id, { data: course }, people)),
  ...[
    { page: '/interview-questions', path: '/interview-questions' } as const,
    { page: '/interview-questions/{page}', path: '/interview-questions/1' } as const,
  ].map(
    (address): PageRequest => ({
      ...address,
      now,
      data: {
        'GET /interview-questions': { data: storedQuestions },
      },
    }),
  ),
  ...questionPages.slice(0, 3),
  {
    page: '/certifications',
    path: '/certifications',
    now,
    data: { 'GET /courses': { data: courses }, 'GET /team': people },
  },
  {
    page: '/certifications/{certId}',
    path: '/certifications/none-of-ours',
    now,
    data: { 'GET /courses': { data: courses }, 'GET /team': people },
  },
  {
    page: '/certifications/{certId}',
    path: '/certifications/ccna',
    now,
    data: { 'GET /courses': { data: courses }, 'GET /team': people },
  },
  {
    page: '/certifications/pmp',
    path: '/certifications/pmp',
    now,
    data: {
      'GET /courses': { data: courses },
      'GET /reviews/summary': { data: summary },
      'GET /team': people,
    },
  },
  ...(['/resume', '/about'] as const).map(
    (page): PageRequest => ({
      page,
      path: page,
      now,
      data: { 'GET /reviews/summary': { data: summary }, 'GET /team': people },
    }),
  ),
  ...[offers, manyOffers].map(
    (data): PageRequest => ({
      page: '/services',
      path: '/services',
      now,
      data: {
        'GET /coaching/offers': { data },
        'GET /reviews/summary': { data: summary },
        'GET /team': people,
      },
    }),
  ),
];

export const emptyPages: PageRequest[] = [
  {
    page: '/',
    path: '/',
    now,
    data: { 'GET /reviews/public': { data: [] }, 'GET /courses': { data: [] }, 'GET /team': emptyTeam },
  },
  { page: '/courses', path: '/courses', now, data: { 'GET /courses': { data: [] }, 'GET /team': emptyTeam } },
  {
    page: '/certifications',
    path: '/certifications',
    now,
    data: { 'GET /courses': { data: [] }, 'GET /team': emptyTeam },
  },
  ...(['/resume', '/about'] as const).map(
    (page): PageRequest => ({ page, path: page, now, data: { 'GET /team': emptyTeam } }),
  ),
  {
    page: '/services',
    path: '/services',
    now,
    data: { 'GET /coaching/offers': { data: [] }, 'GET /team': emptyTeam },
  },
  coursePage('missing', 'missing'),
  {
    page: '/interview-questions',
    path: '/interview-questions',
    now,
    data: { 'GET /interview-questions': { data: [] } },
  },
  ...(['missing', 'gone'] as const).map(
    (found): PageRequest => ({
      page: '/interview-question/{question}',
      path: `/interview-question/${found}`,
      now,
      data: { 'interview question': found, 'GET /courses': { data: [] } },
    }),
  ),
];
export const unreadablePages: PageRequest[] = emptyPages.map((page) => ({ ...page, data: 'unreadable' }));

function coursePage(id: string, answer: { data: Course } | 'missing', shown = emptyTeam): PageRequest {
  const data = {
    'GET /courses/{id}': answer,
    'GET /courses/{id}/reviews': { data: verified.slice(0, 3) },
    'GET /reviews/summary': { data: summary },
    'GET /team': shown,
  };
  return { page: '/course/{id}', path: `/course/${id}`, now, data };
}

function publicReview({ name, message, rating }: (typeof reviews)[number], index: number): PublicReview {
  return { id: idOf(index), name, message, rating, approved: true, createdAt };
}
