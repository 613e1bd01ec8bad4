import { limits } from '#shared/domain/limits/limits.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';

/** A detail as its form asks for it. */
export interface BriefField {
  name: keyof Brief;
  label: string;
  maxLength: number;
  /** Makes it a text area of this many lines. */
  rows?: number;
}

/** The details that documents are written from, in the order in which one asks for them. */
export const briefFields: readonly BriefField[] = [
  { name: 'targetRole', label: 'Target role', maxLength: limits.work.line },
  { name: 'years', label: 'Years of experience', maxLength: limits.work.line },
  { name: 'cv', label: 'Present CV', maxLength: limits.work.cv, rows: 5 },
  { name: 'achievements', label: 'Three achievements', maxLength: limits.work.text, rows: 4 },
  { name: 'jobLink', label: 'Link to a job', maxLength: limits.work.link },
  { name: 'linkedIn', label: 'LinkedIn address', maxLength: limits.work.link },
  { name: 'constraints', label: 'Constraints', maxLength: limits.work.text, rows: 3 },
  { name: 'language', label: 'Language', maxLength: limits.work.line },
];
