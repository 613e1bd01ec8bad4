import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';

/** Missing deployment options, and how many emails are waiting. */
export const MailService = z.object({
  missing: z.array(z.enum(['mailDomain', 'ownerEmail'])),
  waiting: Count,
});
export type MailService = z.output<typeof MailService>;
