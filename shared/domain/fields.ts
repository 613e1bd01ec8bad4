import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Schemas of the fields that several entities share. Every string is trimmed, NFC-normalised and bounded. */

// Cc: control characters; Cs: half a surrogate pair; then the characters that turn the reading direction
// around, with which a name can be made to read as something else in the owner's list.
const oneLine = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const manyLines = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

// `abort`: a pattern never runs over a text that is too long already.
const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} can have ${length} characters at most.`, abort: true });

/** A required single line of at most `length` characters. `label` opens the sentence that says what is wrong. */
export const line = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, `${label} is required.`),
      atMost(length, label),
      z.regex(oneLine, `${label} has characters that cannot be stored.`),
    );

/** A required text that may run over several lines. */
export const paragraphs = (label: string, length: number) =>
  z.string(`${label} is required.`).check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, `${label} is required.`),
    atMost(length, label),
    z.regex(manyLines, `${label} has characters that cannot be stored.`),
  );

/** An optional single line; an empty one is what a form sends for a field left blank. */
export const optionalLine = (label: string, length: number) =>
  z.optional(
    z
      .string(`${label} must be text.`)
      .check(
        z.trim(),
        z.normalize('NFC'),
        atMost(length, label),
        z.regex(oneLine, `${label} has characters that cannot be stored.`),
      ),
  );

/** An optional text that may run over several lines. */
export const optionalParagraphs = (label: string, length: number) =>
  z.optional(
    z.string(`${label} must be text.`).check(
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.normalize('NFC'),
      atMost(length, label),
      z.regex(manyLines, `${label} has characters that cannot be stored.`),
    ),
  );

/** A person's name. */
export const name = line('Name', limits.person.name);

/** An email address as it was typed, trimmed. */
export const email = z
  .string('Email is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required.', abort: true }),
    atMost(limits.person.email, 'Email'),
    z.email('Enter an email address such as name@example.com.'),
  );

const telephone = /^\+?(?:[\s().-]*\d){5,15}[\s().-]*$/;
const telephoneHint = 'Enter a phone number with 5 to 15 digits.';

/** A telephone number as it was typed: 5 to 15 digits, with a leading `+`, spaces, dots, dashes or brackets. */
export const phone = z
  .string('Phone is required.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Phone is required.', abort: true }),
    atMost(limits.person.phone, 'Phone'),
    z.regex(telephone, telephoneHint),
  );

/** A telephone number that may be left blank. */
export const optionalPhone = z.optional(
  z.string('Phone must be text.').check(
    z.trim(),
    atMost(limits.person.phone, 'Phone'),
    z.refine((text) => text === '' || telephone.test(text), telephoneHint),
  ),
);

/**
 * A field that no person sees and no form of ours fills in. A sender who does is taken for a bot and answered as
 * anybody else; the entry is kept apart from the others, and nothing is dropped.
 */
export const honeypot = z.optional(z.string('Website must be text.').check(atMost(500, 'Website')));

/** A time as ISO 8601 in UTC with milliseconds, which sorts as text. */
export const timestamp = z.iso.datetime();

/** The part of a list that is asked for: entries that look like spam, or all others. */
export const SuspectedQuery = z.object({ suspected: z.optional(z.enum(['true', 'false'])) });

/** The answer to a public POST: the new entry's id, never the stored person. */
export const Created = z.object({ id: z.string() });

/**
 * The state that the caller of a toggle saw, which he may send along. It is turned from that one and from no
 * other, so that a repeat of a call whose answer was lost does not turn it back.
 */
export const ToggleInput = z.optional(z.object({ seen: z.boolean() }));
