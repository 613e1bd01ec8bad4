import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';

export const MailService = z.object({
  missing: z.array(z.enum(['mailDomain', 'ownerEmail'])),
  waiting: Count,
});
export type MailService = z.output<typeof MailService>;
