import { MailService } from '../domain/mail/mail-service.ts';
import type { Endpoint } from './endpoint.ts';

export const getMailState = {
  route: 'GET /admin/mail',
  auth: 'admin',
  summary: 'Tell what is missing for mails to be sent, and how many wait.',
  response: MailService,
} as const satisfies Endpoint;
