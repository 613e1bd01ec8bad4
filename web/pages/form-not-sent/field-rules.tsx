import { emailHint, ratingHint } from '#shared/domain/hints.ts';
import { limits } from '#shared/domain/limits.ts';
import { phoneHint } from '#shared/domain/phone.ts';
import styles from './form-not-sent.module.css';

/** Every field that a person fills in, with its rule. Its id is its name, which the page's address may end in. */
export const FieldRules = () => (
  <ul className={styles.rules}>
    {fields.map(({ id, alias, name, rule }) => (
      <li key={id} id={id}>
        <strong id={alias}>{name}</strong>
        <p>{rule}</p>
      </li>
    ))}
  </ul>
);

interface Field {
  id: string;
  /** Its name in another form. */
  alias?: string;
  name: string;
  rule: string;
}

const needed = 'Needed, except on a course’s page.';

const atMost = (characters: number) => `${characters.toLocaleString('en-IN')} characters at most`;

const fields: readonly Field[] = [
  { id: 'name', name: 'Name', rule: `Needed, in one line. ${atMost(limits.person.name)}.` },
  { id: 'email', name: 'Email', rule: `Needed. ${emailHint}` },
  { id: 'phone', alias: 'phoneNumber', name: 'Phone', rule: `${needed} ${phoneHint}` },
  {
    id: 'message',
    name: 'Message',
    rule: `${needed} ${atMost(Math.min(limits.enquiry.message, limits.review.message))}.`,
  },
  { id: 'rating', name: 'Rating', rule: `Of a review alone. ${ratingHint}` },
];
