import * as z from 'zod/mini';
import { timestamp } from './fields.ts';
import { limits } from './limits.ts';

/** The owner's password, to sign in with. */
export const AdminLogin = z.object({
  password: z
    .string('Password is required.')
    .check(
      z.minLength(1, 'Password is required.'),
      z.maxLength(limits.login.password, `Password can have ${limits.login.password} characters at most.`),
    ),
});

/** A signed-in owner's session. */
export const AdminSession = z.object({
  /** The end of the session unless it is used again: 30 minutes after its last use, 8 hours after its start at most. */
  expiresAt: timestamp,
});
export type AdminSession = z.output<typeof AdminSession>;
