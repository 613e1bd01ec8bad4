import type { FormName } from '#shared/api/endpoint.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { emailHint } from '#shared/domain/text/email.ts';
import { ratingHint } from '#shared/domain/text/hints.ts';
import { phoneHint } from '#shared/domain/text/phone.ts';
import { grouped } from '#shared/domain/text/text.ts';
import styles from './form-not-sent.module.css';

export const FieldRules = ({ form }: { form: FormName }) => (
  <ul className={`ledger ${styles.rules}`}>
    {fieldsOf(form).map(({ id, name, rule }) => (
      <li key={id} id={id}>
        <strong>{name}</strong>
        <p>{rule}</p>
      </li>
    ))}
  </ul>
);

interface Field {
  id: string;
  name: string;
  rule: string;
}

function fieldsOf(form: FormName): readonly Field[] {
  const atMost = (characters: number) => `${grouped(characters)} characters at most`;

  const person: readonly Field[] = [
    { id: 'name', name: 'Name', rule: `Required, on one line. ${atMost(limits.person.name)}.` },
    { id: 'email', name: 'Email', rule: `Required. ${emailHint}` },
  ];

  const message = (need: string, characters: number): Field => ({
    id: 'message',
    name: 'Message',
    rule: `${need} ${atMost(characters)}.`,
  });

  const enquiry: readonly Field[] = [
    ...person,
    { id: 'phone', name: 'Phone', rule: `Required. ${phoneHint}` },
    message('Required.', limits.enquiry.message),
  ];

  const fields: Record<FormName, readonly Field[]> = {
    course: [
      ...person,
      { id: 'phoneNumber', name: 'Phone', rule: `Optional. ${phoneHint}` },
      message('Optional.', limits.enquiry.message),
    ],
    enquiry,
    pmp: enquiry,
    complaint: [
      ...person,
      { id: 'phone', name: 'Phone', rule: `Optional. ${phoneHint}` },
      { id: 'about', name: 'What it’s about', rule: `Optional. ${atMost(limits.enquiry.title)}.` },
      message('Required.', limits.enquiry.message),
    ],
    callback: [
      { id: 'name', name: 'Name', rule: `Required, on one line. ${atMost(limits.person.name)}.` },
      { id: 'phone', name: 'Phone', rule: `Required. ${phoneHint}` },
    ],
    review: [
      { id: 'rating', name: 'Rating', rule: ratingHint },
      ...person,
      message('Required.', limits.review.message),
    ],
  };
  return fields[form];
}
