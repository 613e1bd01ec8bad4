import { deletedFileText, isFileExpired } from '#shared/domain/limits/retention.ts';
import { longDate } from '#shared/domain/time/format.ts';
import type { WorkFile } from '#shared/domain/work/work-entry.ts';
import { formatSize } from '../../content/file-size.ts';
import type { FileEntry } from './file-entries.ts';
import { FileLink } from './file-link.tsx';

export const Files = ({ files }: { files: readonly FileEntry[] }) =>
  files.length > 0 && (
    <ul className="rows" aria-label="Uploaded files">
      {files.map(({ id, file, at }, index) => (
        <li key={id} className="baseline apart">
          {isFileExpired(at, Date.now()) ? (
            <span>
              {nameOf(file, index)}. {deletedFileText}
            </span>
          ) : (
            <FileLink id={id}>
              <bdi>{nameOf(file, index)}</bdi>
            </FileLink>
          )}
          <span className="note">
            <span>{formatSize(file.bytes)},</span> <span>{longDate(at)}</span>
          </span>
        </li>
      ))}
    </ul>
  );

const nameOf = ({ name, type }: WorkFile, index: number) =>
  name ?? (type === 'txt' ? 'Your pasted CV' : `Your file ${index + 1}, ${type.toUpperCase()}`);
