import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { line, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';
import { teamTasks } from './tasks.ts';

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

export const MemberInput = z.object({
  name: line('Name', limits.member.name),
  role: line('Role', limits.member.role),
  line: line('Line', limits.member.line),
  biography: optionalParagraphs('Biography', limits.member.biography).check(
    z.refine((text) => wordCount(text ?? '') <= limits.member.biographyWords, {
      error: `Biography can be up to ${limits.member.biographyWords} words.`,
    }),
  ),
  tasks: z
    .array(z.enum(teamTasks, 'Each task must be one of the listed tasks.'), 'Tasks must be a list of tasks.')
    .check(z.refine((tasks) => new Set(tasks).size === tasks.length, 'Each task can be listed only once.')),
  isHidden: z.optional(z.boolean('Hidden must be true or false.')),
});
export type MemberInput = z.output<typeof MemberInput>;

export const Member = z.extend(MemberInput, {
  id: z.string(),
  /** Its path below `/portraits`. Missing if there's no portrait. */
  portrait: z.optional(z.string()),
});
export type Member = z.output<typeof Member>;

export const AdminMember = z.extend(Member, {
  /** When the owner confirmed that this person agreed to the portrait. */
  agreedAt: z.optional(timestamp),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  /** The number of changes of the text so far, used for optimistic locking. */
  version: wholeNumber,
});
export type AdminMember = z.output<typeof AdminMember>;

export const PortraitQuery = z.object({
  agreed: z.literal('true', 'Confirm that this person agreed to have the portrait on the site.'),
});
