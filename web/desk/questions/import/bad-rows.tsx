import { Download } from 'lucide-react';
import { toCsv } from '#shared/domain/csv.ts';
import { Button } from '../../../ui/button.tsx';
import { download } from '../../list/download.ts';
import styles from './bad-rows.module.css';
import type { BadRow, QuestionFile } from './question-file.ts';
import { questionColumns } from './sample-file.ts';

interface Props {
  rows: readonly BadRow[];
  placeName: QuestionFile['placeName'];
}

/** The rows that were not imported, each with its place in the file and its reason. Mended, they can come again. */
export const BadRows = ({ rows, placeName }: Props) => (
  <div className={styles.bad}>
    <h4>
      {rows.length === 1 ? '1 row cannot' : `${rows.length.toLocaleString('en-IN')} rows cannot`} be imported
      as
      {rows.length === 1 ? ' it is' : ' they are'}
    </h4>
    <ul className={styles.list}>
      {rows.slice(0, shown).map(({ place, message }) => (
        <li key={place}>
          <b>
            {placeName} {place}
          </b>{' '}
          {message}
        </li>
      ))}
    </ul>
    {rows.length > shown && (
      <p>And {(rows.length - shown).toLocaleString('en-IN')} more: the download has all of them.</p>
    )}
    <Button kind="quiet" onClick={() => download('questions-to-mend.csv', csvOf(rows, placeName))}>
      <Download aria-hidden="true" size={18} />
      Download these rows
    </Button>
  </div>
);

const shown = 100;

const csvOf = (rows: readonly BadRow[], placeName: string) =>
  toCsv(
    [
      { name: placeName, value: ({ place }: BadRow) => place },
      { name: 'Reason', value: ({ message }) => message },
      ...questionColumns.map(({ name, value }) => ({ name, value: ({ row }: BadRow) => value(row) })),
    ],
    rows,
  );
