import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { timestamp } from '../time/timestamp.ts';
import { CodeInput } from './second-factor.ts';

/** The code is required if a second factor is set up. */
export const AdminLogin = z.object({
  password: z
    .string('Password is required.')
    .check(
      z.minLength(1, 'Password is required.'),
      z.maxLength(limits.login.password, `Password can be up to ${limits.login.password} characters.`),
    ),
  code: z.optional(CodeInput),
});

export const AdminSession = z.object({
  /** Extended if the session is used before then (`admin-access.ts`). */
  expiresAt: timestamp,
  hasShortPassword: z.optional(z.literal(true)),
});
export type AdminSession = z.output<typeof AdminSession>;

const LiveSession = z.object({
  startedAt: timestamp,
  lastUsedAt: timestamp,
  isThis: z.boolean(),
});

/** The session that made the request comes first, followed by the others, newest first. */
export const LiveSessions = z.object({ sessions: z.array(LiveSession) });

export const SessionProof = z.object({ code: CodeInput });
