import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { cleanValue } from '../text/clean.ts';
import { timestamp } from '../time/timestamp.ts';

/** A code of the app or a recovery code, which may be typed in groups. It is stored without what divides them. */
export const CodeInput = z.string('Code is required.').check(
  z.overwrite((text) => cleanValue(text).replace(/[ .-]/g, '')),
  z.minLength(1, 'Code is required.'),
  z.maxLength(limits.login.code, {
    error: `Code can have ${limits.login.code} characters at most.`,
    abort: true,
  }),
  z.regex(/^[0-9a-z]*$/i, 'A code has six digits, and a recovery code ten letters and digits.'),
);

/** Whether codes are asked for. */
export const SecondFactorState = z.object({
  /** Missing if no second factor is enrolled. */
  enrolledAt: z.optional(timestamp),
  /** Missing if no second factor is enrolled. */
  recoveryCodesLeft: z.optional(z.int()),
  /** The set of recovery codes, for the `If-Match` of new codes. Missing if no second factor is enrolled. */
  recoveryVersion: z.optional(z.int()),
});

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

/** Recovery codes, which are shown once: each replaces a code of the app once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** An enrolled second factor with its first recovery codes. */
export const EnrolledSecondFactor = z.extend(RecoveryCodes, { enrolledAt: timestamp });
