import type { Band } from '#shared/domain/orders/pricing.ts';

interface ResumeSample {
  /** The file name in `web/public/samples`: `{id}.avif` is 440 × 622 pixels, `{id}-large.avif` is 1,240 × 1,754. */
  id: string;
  band: Band;
  role: string;
  person: string;
  /** Completes the alternative text of the large picture. */
  shows: string;
}

export const resumeSamples: readonly ResumeSample[] = [
  {
    id: 'fresher',
    band: '0-3',
    role: 'Graduate, software testing',
    person: 'Ishita Borkar, a graduate from Nagpur',
    shows:
      'education first, then an internship with 31 reported defects, two projects and skills, in one column with green headings.',
  },
  {
    id: 'data-analyst',
    band: '3-7',
    role: 'Data analyst',
    person: 'Farah Sheikh, a data analyst from Hyderabad',
    shows:
      'three results in large figures, two jobs and a project, beside a dark column with her tools, methods and certificates.',
  },
  {
    id: 'java-developer',
    band: '7-14',
    role: 'Senior Java developer',
    person: 'Arjun Nair, a senior Java developer from Bangalore',
    shows:
      'skills by type, then three jobs with their dates in the left margin and measured results on each line.',
  },
  {
    id: 'project-manager',
    band: '14-20',
    role: 'Project manager, PMP',
    person: 'Kavita Deshmukh, a project manager from Pune',
    shows:
      'a summary between double rules, three jobs with budgets, team sizes and deadlines met, then certificates and education.',
  },
  {
    id: 'business-analyst',
    band: '20+',
    role: 'Head of business analysis',
    person: 'Gurpreet Singh Gill, a head of business analysis from Gurugram',
    shows:
      'four jobs in 22 years on the left, with strengths, certificates and education in a narrow column on the right.',
  },
];

export const samplePicture = ({ id }: ResumeSample, size: 'large' | 'small'): string =>
  `/samples/${id}${size === 'large' ? '-large' : ''}.avif`;
