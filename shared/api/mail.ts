import { MailService } from '../domain/mail/mail-service.ts';
import type { Endpoint } from './endpoint.ts';

export const getMailState = {
  route: 'GET /admin/mail',
  auth: 'admin',
  summary: 'Returns which email settings are missing and how many emails are waiting to be sent.',
  response: MailService,
} as const satisfies Endpoint;
