import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { line, paragraphs } from '../text/fields.ts';

export const ReplyTemplate = z.object({
  name: line('Name', limits.replyTemplates.name),
  text: paragraphs('Text', limits.enquiry.reply),
});
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

export const SettingsInput = z.object({
  holidays: z
    .array(z.iso.date('A holiday must be a date such as 2026-01-26.'), 'Holidays must be a list of days.')
    .check(
      z.maxLength(limits.holidays, {
        error: `You can add up to ${limits.holidays} holidays.`,
        abort: true,
      }),
      z.overwrite((dates) => [...new Set(dates)].sort()),
    ),
  templates: z
    .array(ReplyTemplate, 'Templates must be a list.')
    .check(
      z.maxLength(
        limits.replyTemplates.templates,
        `You can add up to ${limits.replyTemplates.templates} templates.`,
      ),
    ),
});
export type SettingsInput = z.output<typeof SettingsInput>;

export const Settings = z.extend(SettingsInput, {
  version: wholeNumber,
});
export type Settings = z.output<typeof Settings>;
