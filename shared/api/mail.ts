import { MailService } from '../domain/mail/mail-service.ts';
import type { Endpoint } from './endpoint.ts';

export const getMailState = {
  route: 'GET /admin/mail',
  auth: 'admin',
  summary: 'Returns the missing email settings and the number of emails waiting to be sent.',
  response: MailService,
} as const satisfies Endpoint;
