import * as z from 'zod/mini';
import { noticeVersion as latestNotice } from '../../policies.ts';
import { limits } from '../limits/limits.ts';
import { emailHint } from './hints.ts';
import { keptPhone, phoneHint } from './phone.ts';
import { cleanLine, cleanText } from './text.ts';

/** Schemas of the fields that several entities share. Every string is cleaned (`text.ts`) and bounded. */

// Cc: control characters; Cs: half a surrogate pair.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u;

// `abort`: a pattern never runs over a text that is too long already.
const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} can have ${length} characters at most.`, abort: true });

const storable = (pattern: RegExp, label: string) =>
  z.regex(pattern, `${label} has characters that cannot be stored.`);

/** A required single line of at most `length` characters. `label` opens the sentence that says what is wrong. */
export const line = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      storable(oneLine, label),
    );

/** A required text that may run over several lines. */
export const paragraphs = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      storable(manyLines, label),
    );

/** An optional single line; an empty one is what a form sends for a field left blank. */
export const optionalLine = (label: string, length: number) =>
  z.optional(
    z
      .string(`${label} must be text.`)
      .check(z.overwrite(cleanLine), atMost(length, label), storable(oneLine, label)),
  );

/** An optional text that may run over several lines. */
export const optionalParagraphs = (label: string, length: number) =>
  z.optional(
    z
      .string(`${label} must be text.`)
      .check(z.overwrite(cleanText), atMost(length, label), storable(manyLines, label)),
  );

/** A person's name. */
export const name = line('Name', limits.person.name);

/** An email address as it was typed, trimmed: 64 characters before the `@`, 63 a label behind it (RFC 5321, 1035). */
export const email = z
  .string('Email is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required.', abort: true }),
    atMost(limits.person.email, 'Email'),
    z.email({ error: emailHint, abort: true }),
    z.refine(hasDeliverableParts, emailHint),
  );

function hasDeliverableParts(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && domain.split('.').every((label) => /^(?!-).{1,63}(?<!-)$/.test(label));
}

const atMostPhone = z.maxLength(limits.person.phone, { error: phoneHint, abort: true });
const asKept = z.overwrite<string>((text) => keptPhone(text) ?? text);
const isKept = (text: string) => keptPhone(text) === text;

/** A telephone number, as it is kept. */
export const phone = z
  .string('Phone is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Phone is required.', abort: true }),
    atMostPhone,
    asKept,
    z.refine(isKept, phoneHint),
  );

/** A telephone number, as it is kept, that may be left blank. */
export const optionalPhone = z.optional(
  z.string('Phone must be text.').check(
    z.trim(),
    atMostPhone,
    asKept,
    z.refine((text) => text === '' || isKept(text), phoneHint),
  ),
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

/** A time as ISO 8601 in UTC with milliseconds, which sorts as text. */
export const timestamp = z.iso.datetime();

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
