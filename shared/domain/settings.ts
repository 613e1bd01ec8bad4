import * as z from 'zod/mini';
import { line, paragraphs } from './fields.ts';
import { limits } from './limits.ts';

/** Counts the changes of a setting, so that two editors notice each other. 0 is one that nobody has made yet. */
const version = z._default(z.int(), 0);

/** Days of India on which no enquiry is answered; they are stored in order, each once. */
export const HolidaysInput = z.object({
  dates: z.array(z.iso.date('A holiday is a day such as 2026-01-26.'), 'Dates must be a list of days.').check(
    z.maxLength(limits.holidays, { error: `There can be ${limits.holidays} holidays at most.`, abort: true }),
    z.overwrite((dates) => [...new Set(dates)].toSorted()),
  ),
});
export type HolidaysInput = z.output<typeof HolidaysInput>;

/** The owner's holidays. */
export const Holidays = z.extend(HolidaysInput, { version });
export type Holidays = z.output<typeof Holidays>;

/** A text that the owner begins replies with. */
export const ReplyTemplate = z.object({
  name: line('Name', limits.replyTemplates.name),
  text: paragraphs('Text', limits.enquiry.reply),
});
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

/** The owner's templates, as she orders them. */
export const ReplyTemplatesInput = z.object({
  templates: z
    .array(ReplyTemplate, 'Templates must be a list.')
    .check(
      z.maxLength(
        limits.replyTemplates.templates,
        `There can be ${limits.replyTemplates.templates} templates at most.`,
      ),
    ),
});
export type ReplyTemplatesInput = z.output<typeof ReplyTemplatesInput>;

export const ReplyTemplates = z.extend(ReplyTemplatesInput, { version });
export type ReplyTemplates = z.output<typeof ReplyTemplates>;
