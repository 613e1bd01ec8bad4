import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { cleanLine, cleanText } from '#shared/domain/text/clean.ts';
import type { Values } from '../../forms/submission.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../list/table.tsx';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './difference.module.css';
import { fieldLabels, parsePrice, valuesOf } from './values.ts';

interface Props {
  stored: Course;
  mine: Values;
  onTake: () => void;
}

/** The stored course beside the typed one, field by field where they differ. */
export function Difference({ stored, mine, onTake }: Props) {
  // Each new difference is read from its start.
  const heading = useFocusOnce<HTMLHeadingElement>(stored.version);
  const theirs = valuesOf(stored);
  return (
    <section className={styles.difference} aria-labelledby="difference">
      <h3 id="difference" ref={heading} tabIndex={-1}>
        Stored now, and yours
      </h3>
      <p>Save again to put yours in its place, change your text above, or take what is stored.</p>
      <Table label="Differences" columns={['Field', 'Stored now', 'Yours']}>
        {fields
          .filter(([name]) => storedAs(name, theirs) !== storedAs(name, mine))
          .map(([name, label]) => (
            <tr key={name}>
              <th scope="row" data-line="1">
                {label}
              </th>
              <td data-line="2" data-label="Stored now">
                {storedAs(name, theirs) || 'Nothing'}
              </td>
              <td data-line="3" data-label="Yours">
                {storedAs(name, mine) || 'Nothing'}
              </td>
            </tr>
          ))}
      </Table>
      <Button onClick={onTake}>Take what is stored</Button>
    </section>
  );
}

/** Tells whether a stored course says anything else than the form's fields. */
export const differs = (stored: Course, mine: Values): boolean =>
  fields.some(([name]) => storedAs(name, valuesOf(stored)) !== storedAs(name, mine));

const fields = Object.entries(fieldLabels);

// As it would be stored.
const storedAs = (name: string, { [name]: value = '' }: Values) =>
  name === 'price'
    ? priceInWords(parsePrice(value))
    : (name === 'description' ? cleanText : cleanLine)(value);
