import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { timestamp } from '../time/timestamp.ts';
import { CodeInput } from './second-factor.ts';

/** The owner's password, to sign in with, and the code of her app where a second factor is enrolled. */
export const AdminLogin = z.object({
  password: z
    .string('Password is required.')
    .check(
      z.minLength(1, 'Password is required.'),
      z.maxLength(limits.login.password, `Password can have ${limits.login.password} characters at most.`),
    ),
  code: z.optional(CodeInput),
});

/** A signed-in owner's session. */
export const AdminSession = z.object({
  /** The end of the session unless it is used again (`owner-access.ts`). */
  expiresAt: timestamp,
  /** The password is shorter than a new one may be. */
  hasShortPassword: z.optional(z.literal(true)),
});
export type AdminSession = z.output<typeof AdminSession>;

/** A live session of the owner's. */
const LiveSession = z.object({
  startedAt: timestamp,
  lastUsedAt: timestamp,
  /** The request came with this session. */
  isThis: z.boolean(),
});

/** Every live session of the owner: first the session of the request, then the others, the latest start first. */
export const LiveSessions = z.object({ sessions: z.array(LiveSession) });

/** The proof that the owner herself is there: a code of her app. */
export const SessionProof = z.object({ code: CodeInput });
