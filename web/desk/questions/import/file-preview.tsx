import { morningOf } from '#shared/domain/india-time.ts';
import { longDate } from '../../../content/dates.ts';
import { Table } from '../../list/table.tsx';
import styles from './file-preview.module.css';
import type { QuestionFile } from './question-file.ts';

/** The first questions of a file as they were understood, and how many there are. */
export const FilePreview = ({ file: { rows, placeName } }: { file: QuestionFile }) => (
  <>
    <p>
      {rows.length.toLocaleString('en-IN')} {rows.length === 1 ? 'question' : 'questions'} to import
      {rows.length > shown ? `; these are the first ${shown}:` : ':'}
    </p>
    {rows.length > 0 && (
      <Table
        label="First questions of the file"
        columns={[placeName, 'Question', 'Category', 'Answer', 'Appears']}
      >
        {rows.slice(0, shown).map(({ place, row }) => (
          <tr key={place}>
            <td data-label={placeName}>{place}</td>
            <th scope="row">{short(row.question)}</th>
            <td data-label="Category">{short(row.category)}</td>
            <td data-label="Answer">
              <p className={styles.answer}>{short(row.answer)}</p>
            </td>
            <td data-label="Appears">{appearance(row.publishOn)}</td>
          </tr>
        ))}
      </Table>
    )}
  </>
);

const shown = 5;

const short = (text = '') => (text.length > 200 ? `${text.slice(0, 200)}…` : text || '–');

function appearance(publishOn: string | undefined): string {
  if (!publishOn) return 'At once';
  return Number.isNaN(Date.parse(morningOf(publishOn))) ? publishOn : longDate(publishOn);
}
