import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';

/** What keeps mails from being sent, by the option of a deployment that is missing, and how many wait to be sent. */
export const MailService = z.object({
  missing: z.array(z.enum(['mailDomain', 'ownerEmail'])),
  waiting: Count,
});
export type MailService = z.output<typeof MailService>;
