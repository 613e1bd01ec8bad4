import * as z from 'zod/mini';
import { noticeVersion as latestNotice } from '../../policies.ts';
import { brokenAt, cleanLine, cleanText } from './clean.ts';

/** Schemas of the fields that several entities share. Every string is cleaned (`clean.ts`) and bounded. */

/** A text of at most `length` characters. */
export const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} can have ${length} characters at most.`, abort: true });

// Everything that a keyboard or a program can paste is stored but half a character, which only programs make.
const whole = (label: string) =>
  z.check<string>(({ value, issues }) => {
    const broken = brokenAt(value);
    if (!broken) return;
    const line = value.includes('\n') ? `line ${broken.line}, ` : '';
    const message = `${label} has a broken character at ${line}position ${broken.character}. Delete it and type it again.`;
    issues.push({ code: 'custom', input: value, message });
  });

/** A required single line of at most `length` characters. `label` opens the sentence that says what is wrong. */
export const line = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      whole(label),
    );

/** A required text that may run over several lines. */
export const paragraphs = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      whole(label),
    );

/** An optional single line; an empty one is what a form sends for a field left blank. */
export const optionalLine = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanLine), atMost(length, label), whole(label)),
  );

/** An optional text that may run over several lines. */
export const optionalParagraphs = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(z.overwrite(cleanText), atMost(length, label), whole(label)),
  );

const honeypot = z.optional(z.string('Remark must be text.').check(atMost(500, 'Remark')));

/**
 * A field that no person sees and no form of ours fills in. Who fills it in is taken for a bot, and answered like
 * anybody else; the entry is stored apart from the others, and nothing is dropped.
 */
export const honeypots = { remark: honeypot };

const noticeHint = 'Notice version must be the number of a notice that stood at the form.';

/** The version of the notice about personal data that stood at the form; a caller without a notice leaves it out. */
export const noticeVersion = z.optional(
  z
    .int({ error: noticeHint, abort: true })
    .check(z.gte(1, { error: noticeHint, abort: true }), z.lte(latestNotice, noticeHint)),
);

/** The part of a list: entries that look like spam, or all others. */
export const SuspectedQuery = z.object({ suspected: z.optional(z.enum(['true', 'false'])) });

/** A line of a CSV file. */
export const CsvLine = z.string();

/** The answer to a public POST: the new entry's id, and nothing that is stored about a person. */
export const Created = z.object({ id: z.string() });

/**
 * The state that the caller of a toggle saw. With it, only that state is turned, so that a repeated call whose first
 * answer was lost does not turn it back.
 */
export const ToggleInput = z.optional(z.object({ seen: z.boolean() }));

/** Takes the field for bots out of a body, and tells whether it was filled in. */
export function withoutHoneypot<Body extends { remark?: string | undefined }>({ remark, ...entry }: Body) {
  return { entry, isSuspected: Boolean(remark) };
}
