import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { cleanLine } from './clean.ts';
import { readEmail } from './email.ts';
import { atMost, line } from './fields.ts';
import { readPhone } from './phone.ts';
import type { Reading } from './reading.ts';

const readBy = (read: (text: string) => Reading<string>) =>
  z.check<string>((context) => {
    const { value, fault } = read(context.value);
    if (fault === undefined) context.value = value;
    else context.issues.push({ code: 'custom', input: context.value, message: fault });
  });

export const name = line('Name', limits.person.name);

export const email = z
  .string('Email is required.')
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: 'Email is required.', abort: true }),
    atMost(limits.person.email, 'Email'),
    readBy(readEmail),
  );

export const phone = z
  .string('Phone is required.')
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: 'Phone is required.', abort: true }),
    atMost(limits.person.phone, 'Phone'),
    readBy(readPhone),
  );

export const optionalPhone = z.optional(
  z.string('Phone must be text.').check(
    z.overwrite(cleanLine),
    atMost(limits.person.phone, 'Phone'),
    readBy((text) => (text === '' ? { value: text } : readPhone(text))),
  ),
);
