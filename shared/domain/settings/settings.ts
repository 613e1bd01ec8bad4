import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line, paragraphs } from '../text/fields.ts';

/** A text that the owner begins replies with. */
export const ReplyTemplate = z.object({
  name: line('Name', limits.replyTemplates.name),
  text: paragraphs('Text', limits.enquiry.reply),
});
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

/** What the owner settles at the desk. */
export const SettingsInput = z.object({
  /** Days of India on which no enquiry is answered; each is stored once, in the order of time. */
  holidays: z
    .array(z.iso.date('A holiday is a day such as 2026-01-26.'), 'Holidays must be a list of days.')
    .check(
      z.maxLength(limits.holidays, {
        error: `There can be ${limits.holidays} holidays at most.`,
        abort: true,
      }),
      z.overwrite((dates) => [...new Set(dates)].sort()),
    ),
  /** The owner's templates, as she orders them. */
  templates: z
    .array(ReplyTemplate, 'Templates must be a list.')
    .check(
      z.maxLength(
        limits.replyTemplates.templates,
        `There can be ${limits.replyTemplates.templates} templates at most.`,
      ),
    ),
});
export type SettingsInput = z.output<typeof SettingsInput>;

/** The settings as they are stored. */
export const Settings = z.extend(SettingsInput, {
  /** The number of changes, by which two editors notice each other. */
  version: z.int(),
});
export type Settings = z.output<typeof Settings>;
