import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatSize } from '../../content/file-size.ts';
import field from '../../forms/field.module.css';
import { Button } from '../../ui/button.tsx';
import { acceptedFiles } from '../../upload.ts';
import { useOpened } from '../session/context.ts';
import { filesOf } from './file-entries.ts';
import styles from './file-field.module.css';
import { Files } from './files.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

export function FileField({ label = 'Your CV as a file' }: { label?: string }) {
  const id = useId();
  const { order } = useOpened();
  const { uploads, uploadedText, add, send, remove } = useUploads();
  const files = filesOf(order);
  const isFull = files.length >= limits.work.files;
  return (
    <div className="group">
      <div className={`row ${field.caption}`}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`} className="note">
          PDF or DOCX, up to {formatSize(limits.work.fileBytes)}
        </span>
      </div>
      {isFull ? (
        <p>You’ve reached the limit of {limits.work.files} files.</p>
      ) : (
        <div className={styles.choice}>
          <FileUp aria-hidden="true" />
          <input
            id={id}
            type="file"
            multiple
            accept={acceptedFiles}
            aria-describedby={`${id}-hint`}
            className={styles.input}
            onChange={({ currentTarget }) => {
              for (const file of currentTarget.files ?? []) void add(file);
              // Lets the same file be chosen again.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
      {uploads.length > 0 && (
        <ul className="rows">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => void send(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="note good">
        {uploadedText}
      </p>
      <Files files={files} />
    </div>
  );
}

interface RowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

const UploadRow = ({ upload: { name, part, fault, canRetry }, onRetry, onRemove }: RowProps) => (
  <li className="group">
    <b>{name}</b>
    {fault ? (
      <p role="alert" className="note bad">
        {fault}
      </p>
    ) : (
      <div className={styles.progress}>
        <progress value={part ?? 0} aria-label={`Uploading ${name}`} />
        <span>{part !== undefined && part < 1 ? `${Math.round(part * 100)}%` : 'Checking…'}</span>
      </div>
    )}
    <div className="row">
      {canRetry && (
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button kind="quiet" onClick={onRemove} aria-label={`${fault ? 'Remove' : 'Cancel'} ${name}`}>
        {fault ? 'Remove' : 'Cancel'}
      </Button>
    </div>
  </li>
);
