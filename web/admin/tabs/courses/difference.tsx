import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { cleanLine, cleanText } from '#shared/domain/text/clean.ts';
import type { Values } from '../../../forms/submission.ts';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../kit/list/table.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { useList } from '../../kit/use-list.ts';
import styles from './difference.module.css';
import { fieldLabels, parsePrice, valuesOf } from './values.ts';

interface Props {
  stored: Course;
  mine: Values;
  onTake: () => void;
}

export function Difference({ stored, mine, onTake }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>(stored.version);
  const theirs = valuesOf(stored);
  const { rows: team } = useList('GET /admin/team');
  const shown = (name: string, values: Values) => {
    const text = storedAs(name, values);
    return (name === 'instructorId' && team?.find(({ id }) => id === text)?.name) || text || 'Empty';
  };
  return (
    <section className={`card stack ${styles.difference}`} aria-labelledby="difference">
      <h3 id="difference" ref={heading} tabIndex={-1}>
        Saved version and yours
      </h3>
      <p>Save again to replace the saved version with yours, keep editing above, or use the saved version.</p>
      <Table label="Differences" columns={['Field', 'Saved version', 'Yours']}>
        {fields
          .filter(([name]) => storedAs(name, theirs) !== storedAs(name, mine))
          .map(([name, label]) => (
            <tr key={name}>
              <th scope="row" data-line="1">
                {label}
              </th>
              <td data-line="2" data-label="Saved version">
                {shown(name, theirs)}
              </td>
              <td data-line="3" data-label="Yours">
                {shown(name, mine)}
              </td>
            </tr>
          ))}
      </Table>
      <Button onClick={onTake}>Use the saved version</Button>
    </section>
  );
}

export const differs = (stored: Course, mine: Values): boolean =>
  fields.some(([name]) => storedAs(name, valuesOf(stored)) !== storedAs(name, mine));

const fields = Object.entries(fieldLabels);

// Cleans a value the way the API does before storing it, so that only real differences are shown.
const storedAs = (name: string, { [name]: value = '' }: Values) =>
  name === 'price' ? formatPrice(parsePrice(value)) : (name === 'description' ? cleanText : cleanLine)(value);
