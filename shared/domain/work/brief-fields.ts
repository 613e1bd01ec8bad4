import { limits } from '../limits/limits.ts';

/** In the order of the form. A field with `rows` is a text area. */
export const briefFields = [
  { name: 'targetRole', label: 'Target role', maxLength: limits.work.line },
  { name: 'years', label: 'Years of experience', maxLength: limits.work.line },
  { name: 'cv', label: 'Current CV', maxLength: limits.work.cv, rows: 5 },
  { name: 'achievements', label: 'Three achievements', maxLength: limits.work.text, rows: 4 },
  { name: 'jobLink', label: 'Link to a job', maxLength: limits.work.link },
  { name: 'linkedIn', label: 'LinkedIn address', maxLength: limits.work.link },
  { name: 'constraints', label: 'What to leave out', maxLength: limits.work.text, rows: 3 },
  { name: 'language', label: 'Language', maxLength: limits.work.line },
] as const;
