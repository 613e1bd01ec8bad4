import { Holidays, HolidaysInput, ReplyTemplates, ReplyTemplatesInput } from '../domain/settings.ts';
import { endpoint } from './endpoint.ts';

export const getHolidays = endpoint('GET /admin/holidays', {
  auth: 'admin',
  summary: 'The days on which no enquiry is answered, in order.',
  response: Holidays,
});

export const updateHolidays = endpoint('PUT /admin/holidays', {
  auth: 'admin',
  summary: 'Replace the days on which no enquiry is answered.',
  body: HolidaysInput,
  response: Holidays,
  conditional: true,
});

export const getReplyTemplates = endpoint('GET /admin/reply-templates', {
  auth: 'admin',
  summary: 'The texts that replies begin with.',
  response: ReplyTemplates,
});

export const updateReplyTemplates = endpoint('PUT /admin/reply-templates', {
  auth: 'admin',
  summary: 'Replace the texts that replies begin with.',
  body: ReplyTemplatesInput,
  response: ReplyTemplates,
  conditional: true,
});
