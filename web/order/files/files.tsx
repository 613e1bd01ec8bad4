import { FileText } from 'lucide-react';
import { erasedText, isErased } from '#shared/domain/limits/retention.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import type { WorkFile } from '#shared/domain/work/work-entry.ts';
import { sizeInWords } from '../../content/file-size.ts';
import type { FileEntry } from './file-entries.ts';
import { FileLink } from './file-link.tsx';

/** Files that were handed in, each to be downloaded, under the names that their buyer gave them. */
export const Files = ({ files }: { files: readonly FileEntry[] }) =>
  files.length > 0 && (
    <ul className="rows" aria-label="Files handed in">
      {files.map(({ id, file, at }, index) => (
        <li key={id} className="line apart">
          {isErased(at, Date.now()) ? (
            <span>
              {nameOf(file, index)}. {erasedText}
            </span>
          ) : (
            <FileLink id={id}>
              <FileText aria-hidden="true" />
              <bdi>{nameOf(file, index)}</bdi>
            </FileLink>
          )}
          <span className="note">
            <span>{sizeInWords(file.bytes)},</span> <span>{longDate(at)}</span>
          </span>
        </li>
      ))}
    </ul>
  );

const nameOf = ({ name, type }: WorkFile, index: number) =>
  name ?? (type === 'txt' ? 'Your pasted CV' : `Your file ${index + 1}, ${type.toUpperCase()}`);
