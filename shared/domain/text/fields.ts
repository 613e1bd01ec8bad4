import * as z from 'zod/mini';
import { noticeVersion as latestNotice } from '../../policies.ts';
import { brokenAt, cleanLine, cleanText } from './clean.ts';

/** Shared field schemas. Every string is cleaned (`clean.ts`) and limited. */

export const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} can be up to ${length} characters.`, abort: true });

// Everything is stored except half a surrogate pair, which only programs produce.
const whole = (label: string) =>
  z.check<string>(({ value, issues }) => {
    const broken = brokenAt(value);
    if (!broken) return;
    const line = value.includes('\n') ? `line ${broken.line}, ` : '';
    const message = `${label} has a broken character at ${line}position ${broken.character}. Delete it and type it again.`;
    issues.push({ code: 'custom', input: value, message });
  });

/** `label` starts the error message. */
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

/** Forms send an empty one for a blank field. */
export const optionalLine = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanLine), atMost(length, label), whole(label)),
  );

export const optionalParagraphs = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanText), atMost(length, label), whole(label)),
  );

const honeypot = z.optional(z.string('Remark must be text.').check(atMost(500, 'Remark')));

/** Hidden from people. Submissions that fill it in are answered as usual but stored as suspected spam. */
export const honeypots = { remark: honeypot };

const noticeHint = 'Notice version must be the number of the notice shown in the form.';

/** The version of the privacy notice shown in the form; missing if there was none. */
export const noticeVersion = z.optional(
  z
    .int({ error: noticeHint, abort: true })
    .check(z.gte(1, { error: noticeHint, abort: true }), z.lte(latestNotice, noticeHint)),
);

/** Suspected spam, or everything else. */
export const SuspectedQuery = z.object({ suspected: z.optional(z.enum(['true', 'false'])) });

export const CsvLine = z.string();

/** Contains no personal data. */
export const Created = z.object({ id: z.string() });

/** The state that the caller saw. A repeat after a lost response then doesn't toggle it back. */
export const ToggleInput = z.optional(z.object({ seen: z.boolean() }));

/** Returns the body without the field, and whether it was filled in. */
export function withoutHoneypot<Body extends { remark?: string | undefined }>({ remark, ...entry }: Body) {
  return { entry, isSuspected: Boolean(remark) };
}
