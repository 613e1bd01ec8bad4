import { MailService } from '../domain/mail/mail-service.ts';
import type { Endpoint } from './endpoint.ts';

export const getMailState = {
  route: 'GET /admin/mail',
  auth: 'admin',
  summary: 'Returns what is missing to send emails, and how many are waiting.',
  response: MailService,
} as const satisfies Endpoint;
