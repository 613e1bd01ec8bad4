import { FileText } from 'lucide-react';
import { longDate } from '../../content/dates.ts';
import { sizeInWords } from '../../content/file-size.ts';
import { type FileEntry, fileAddress } from './file-entries.ts';
import styles from './files.module.css';

/** Files that were handed in, each to be downloaded. They are named by us: nobody else reads what they were called. */
export const Files = ({ files }: { files: readonly FileEntry[] }) =>
  files.length > 0 && (
    <ul className={styles.files} aria-label="Files handed in">
      {files.map(({ id, file, at }, place) => (
        <li key={id}>
          <FileText aria-hidden="true" />
          <a href={fileAddress(id)}>
            {file.type === 'txt' ? 'Your pasted CV' : `Your file ${place + 1}, ${file.type.toUpperCase()}`}
          </a>
          <span className={styles.size}>
            <span>{sizeInWords(file.bytes)},</span> <span>{longDate(at)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
