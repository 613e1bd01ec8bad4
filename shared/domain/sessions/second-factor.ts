import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { cleanValue } from '../text/clean.ts';
import { timestamp } from '../time/timestamp.ts';

export const CodeInput = z.string('Code is required.').check(
  z.overwrite((text) => cleanValue(text).replace(/[ .-]/g, '')),
  z.minLength(1, 'Code is required.'),
  z.maxLength(limits.login.code, {
    error: `Code can be up to ${limits.login.code} characters.`,
    abort: true,
  }),
  z.regex(/^[0-9a-z]*$/i, 'A code has six digits; a recovery code has ten letters and digits.'),
);

export const SecondFactorState = z.object({
  enrolledAt: z.optional(timestamp),
  recoveryCodesLeft: z.optional(wholeNumber),
  /** For `If-Match` when the codes are replaced. */
  recoveryVersion: z.optional(wholeNumber),
});

export const SecondFactorSecret = z.object({
  /** `otpauth://totp/…`, shown as a QR code. */
  uri: z.string(),
  /** In base32 (RFC 4648), so that it can be entered by hand. */
  secret: z.string(),
});
export type SecondFactorSecret = z.output<typeof SecondFactorSecret>;

/** The code proves that the authenticator app has the proposed secret. */
export const SecondFactorEnrolment = z.object({ code: CodeInput });

/** Returned only once. Each one can be used once in place of a code from the app. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const EnrolledSecondFactor = z.extend(RecoveryCodes, { enrolledAt: timestamp });
