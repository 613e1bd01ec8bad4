import * as z from 'zod/mini';
import { noticeVersion as latestNotice } from '../../policies.ts';
import { brokenAt, cleanLine, cleanText } from './clean.ts';

export const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} can be up to ${length} characters.`, abort: true });

const whole = (label: string) =>
  z.check<string>(({ value, issues }) => {
    const broken = brokenAt(value);
    if (!broken) return;
    const line = value.includes('\n') ? `line ${broken.line}, ` : '';
    const message = `${label} has a broken character at ${line}position ${broken.character}. Delete it and type it again.`;
    issues.push({ code: 'custom', input: value, message });
  });

export const line = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      whole(label),
    );

export const paragraphs = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      whole(label),
    );

/** A form sends an empty string for a blank field. */
export const optionalLine = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanLine), atMost(length, label), whole(label)),
  );

export const optionalParagraphs = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanText), atMost(length, label), whole(label)),
  );

/** A list of lines, or missing if there are none. */
export const optionalLines = (label: string, most: number, length: number) =>
  z.optional(
    z
      .array(line(`Each line of ${label}`, length), `${label} must be a list of lines.`)
      .check(
        z.minLength(1, `${label} can’t be empty.`),
        z.maxLength(most, `${label} can have up to ${most} lines.`),
      ),
  );

const honeypot = z.optional(z.string('Remark must be text.').check(atMost(500, 'Remark')));

/**
 * Hidden from people. If it's filled in, the response looks the same as usual, but the submission is stored as
 * suspected spam.
 */
export const honeypots = { remark: honeypot };

const noticeHint = 'Notice version must be the number of the notice shown in the form.';

/** The version of the privacy notice that the form showed. Missing if it showed none. */
export const noticeVersion = z.optional(
  z
    .int({ error: noticeHint, abort: true })
    .check(z.gte(1, { error: noticeHint, abort: true }), z.lte(latestNotice, noticeHint)),
);

export const SuspectedQuery = z.object({ suspected: z.optional(z.enum(['true', 'false'])) });

export const CsvLine = z.string();

export const Created = z.object({ id: z.string() });

/** The state that the caller saw, so that a retry after a lost response doesn't toggle it back. */
export const ToggleInput = z.optional(z.object({ seen: z.boolean() }));

export function withoutHoneypot<Body extends { remark?: string | undefined }>({ remark, ...entry }: Body) {
  return { entry, isSuspected: Boolean(remark) };
}
