import { MailService } from '../domain/mail/mail.ts';
import { endpoint } from './endpoint.ts';

export const getMailState = endpoint('GET /admin/mail', {
  auth: 'admin',
  summary: 'Tell what is missing for mails to be sent, and how many wait.',
  response: MailService,
});
