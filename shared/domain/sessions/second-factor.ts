import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { timestamp } from '../text/fields.ts';

/** A code as it was typed, which may be in groups. */
export const CodeInput = z.string('Code is required.').check(
  z.trim(),
  z.minLength(1, 'Code is required.'),
  z.maxLength(limits.login.code, {
    error: `Code can have ${limits.login.code} characters at most.`,
    abort: true,
  }),
  z.regex(/^[0-9 ]*$/, 'A code has six digits.'),
);

/** Whether codes are asked for. */
export const SecondFactorState = z.object({
  /** None is enrolled where this is missing. */
  enrolledAt: z.optional(timestamp),
});
export type SecondFactorState = z.output<typeof SecondFactorState>;

/** The secret of a second factor, as the owner's app takes it. */
export const SecondFactorSecret = z.object({
  /** `otpauth://totp/…`, which the QR code holds. */
  uri: z.string(),
  /** The secret alone in base32 (RFC 4648), to type in. */
  secret: z.string(),
});
export type SecondFactorSecret = z.output<typeof SecondFactorSecret>;

/** A code of the proposed secret, which proves that the app has it. */
export const SecondFactorEnrolment = z.object({ code: CodeInput });
