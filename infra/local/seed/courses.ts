import type { CourseInput } from '#shared/domain/courses/course.ts';
import type { TeamIds } from './team.ts';

export const coursesFrom = (
  today: Date,
  { pmp, networks }: Pick<TeamIds, 'pmp' | 'networks'>,
): CourseInput[] => [
  {
    title: 'PMP Certification Training',
    description:
      'Live, instructor-led preparation for the PMP exam, with 36 contact hours and a five-week mentor-led study plan.\n\nYou work through the domains of people, process and business environment in the order of the exam outline, in predictive, agile and hybrid settings. The course includes a 35-hour on-demand course, a bank of more than 2000 questions and 12 full-length simulation tests of 180 questions each.',
    learn: [
      'Plan a project in predictive, agile and hybrid settings',
      'Read a situational question the way the exam means it',
      'Find your weak domains early, and spend the last two weeks on them',
    ],
    included: [
      '36 contact hours, live',
      'A 35-hour on-demand course',
      'A question bank of more than 2000 questions',
      '12 full-length simulation tests of 180 questions each',
    ],
    price: 24999,
    startDate: next('Saturday', today, 9),
    duration: '6 weeks',
    timings: 'Sat and Sun, 9:00 am to 12:00 noon IST',
    weeks: 6,
    certification: 'pmp',
    category: 'Project management',
    instructorId: pmp,
    firstClass: hours(next('Saturday', today, 9), '09:00', '12:00'),
  },
  {
    title: 'CAPM Exam Preparation',
    description:
      'A first certification in project management, for graduates and team members who don’t lead projects yet. Fundamentals, predictive and agile methods and business analysis, each with exercises on a single project that you plan from charter to closure.',
    price: 14999,
    startDate: next('Monday', today, 16),
    duration: '4 weeks',
    timings: 'Mon to Thu, 7:30 pm to 9:00 pm IST',
    weeks: 4,
    certification: 'capm-training',
    category: 'Project management',
    instructorId: pmp,
  },
  {
    title: 'CBAP Preparation for Business Analysts',
    description:
      'The six knowledge areas of the BABOK Guide, read as a working analyst reads them: elicitation, requirements life cycle, strategy, modelling and solution evaluation. Every session ends with case-study questions as long as the ones in the exam.',
    price: 21999,
    startDate: next('Sunday', today, 20),
    duration: '8 weeks',
    timings: 'Sundays, 10:00 am to 1:00 pm IST',
    weeks: 8,
    certification: 'cbap',
    category: 'Business and audit',
  },
  {
    title: 'CCNA Routing and Switching',
    description:
      'Subnetting until it is easy, then VLANs, spanning tree, OSPF, NAT and access lists, wireless and the basics of automation. Most of the time is spent in labs with simulated routers and switches, so you’ll have seen plenty of faulty networks before the exam shows you one.',
    price: 18499,
    startDate: next('Monday', today, 12),
    duration: '10 weeks',
    timings: 'Mon, Wed and Fri, 8:00 pm to 9:30 pm IST',
    weeks: 10,
    certification: 'ccna',
    category: 'Networks and cloud',
    instructorId: networks,
    seats: 4,
    firstClass: hours(next('Monday', today, 12), '20:00', '21:30'),
  },
  {
    title: 'Python for Working Professionals',
    description:
      'From the first script to small tools that you keep using: data structures, files, functions, testing, packaging and calling web APIs. For people in support, testing and operations who want to stop repeating the same work by hand every Monday.',
    price: 11999,
    startDate: next('Saturday', today, 23),
    duration: '8 weeks',
    timings: 'Sat and Sun, 4:00 pm to 6:00 pm IST',
    weeks: 8,
    category: 'Programming and data',
  },
  {
    title: 'Java Full Stack Development',
    description:
      'Core Java, collections and concurrency, then Spring Boot, SQL and React. You build one application throughout the course, and the trainer reviews your code: an ordering system with a REST API, a database, tests and a browser interface.',
    price: 32999,
    startDate: next('Monday', today, 30),
    duration: '16 weeks',
    timings: 'Mon to Fri, 7:00 am to 8:30 am IST',
    weeks: 16,
    category: 'Programming and data',
    isFull: true,
  },
  {
    title: 'Data Analytics with SQL and Power BI',
    description:
      'Ask data a question and trust the answer. Joins, grouping, window functions and query plans in SQL; models, measures and honest charts in Power BI. The data sets are as messy as the ones at work.',
    price: 16999,
    startDate: next('Saturday', today, 37),
    duration: '10 weeks',
    timings: 'Sat and Sun, 11:00 am to 1:00 pm IST',
    weeks: 10,
    category: 'Programming and data',
  },
  {
    title: 'Salesforce Administrator',
    description:
      'Set up an org for a sales and a service team: objects and fields, profiles and permission sets, sharing rules, flows, reports and dashboards. You build it twice: once with guidance, and once from a written brief like those in the administrator exam.',
    price: 17999,
    startDate: next('Tuesday', today, 26),
    duration: '6 weeks',
    timings: 'Tue and Thu, 8:00 pm to 10:00 pm IST',
    weeks: 6,
    certification: 'sales-force',
    category: 'Networks and cloud',
  },
  {
    title: 'VMware vSphere: Install, Configure, Manage',
    description:
      'Hosts, clusters and the vCenter Server that manages them. Virtual networks and storage, vMotion, high availability and resource scheduling, snapshots and templates, and what to look at first when a virtual machine is slow.',
    price: 27499,
    startDate: next('Saturday', today, 44),
    duration: '5 weeks',
    timings: 'Sat and Sun, 2:00 pm to 5:00 pm IST',
    weeks: 5,
    certification: 'vmware',
    instructorId: networks,
    category: 'Networks and cloud',
  },
  {
    title: 'CIA Part 1: Internal Audit Fundamentals',
    description:
      'Preparation for the first part of the Certified Internal Auditor exam: the purpose and authority of internal audit, independence and objectivity, governance, risk and control, and fraud risks. Dates are agreed with each group.',
    price: 19999,
    certification: 'cia-training',
    category: 'Business and audit',
  },
];

const hours = (day: string, from: string, until: string) => ({
  start: `${day}T${from}:00+05:30`,
  end: `${day}T${until}:00+05:30`,
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the first `weekday` that's at least `days` after `today`, as YYYY-MM-DD. */
function next(weekday: (typeof weekdays)[number], today: Date, days: number): string {
  const date = new Date(today.getTime() + days * 86_400_000);
  const wait = (weekdays.indexOf(weekday) - date.getUTCDay() + 7) % 7;
  return new Date(date.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
}
