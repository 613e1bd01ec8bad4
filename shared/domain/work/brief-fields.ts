import { limits } from '../limits/limits.ts';

/**
 * The details that documents are written from, in the order in which one asks for them: the name of each, its characters at
 * most, and the lines of its text area where it has several.
 */
export const briefFields = [
  { name: 'targetRole', label: 'Target role', maxLength: limits.work.line },
  { name: 'years', label: 'Years of experience', maxLength: limits.work.line },
  { name: 'cv', label: 'Present CV', maxLength: limits.work.cv, rows: 5 },
  { name: 'achievements', label: 'Three achievements', maxLength: limits.work.text, rows: 4 },
  { name: 'jobLink', label: 'Link to a job', maxLength: limits.work.link },
  { name: 'linkedIn', label: 'LinkedIn address', maxLength: limits.work.link },
  { name: 'constraints', label: 'What to leave out', maxLength: limits.work.text, rows: 3 },
  { name: 'language', label: 'Language', maxLength: limits.work.line },
] as const;
