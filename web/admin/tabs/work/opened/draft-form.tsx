import { useId, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { nextVersion } from '#shared/domain/work/entry-rules.ts';
import { setAdminFlag } from '../../../../admin-flag.ts';
import { formatSize } from '../../../../content/file-size.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import { SelectField } from '../../../../forms/select-field.tsx';
import { newKey } from '../../../../forms/submission.ts';
import { Button } from '../../../../ui/button.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { acceptedFiles, faultOf, upload, uploadFailure } from '../../../../upload.ts';
import { stale, useRefresh } from '../../../kit/queries.ts';
import { isRefusal } from '../../../kit/refusal.ts';
import { documentsFor, type WorkProps } from './entry-form.tsx';

/** If the response is lost, sending the draft again doesn't create a second one. */
export function DraftForm(props: WorkProps) {
  const { id, state, show, onDone } = props;
  const refresh = useRefresh();
  const documents = documentsFor('draft', props);
  // Chosen once, when the form opens, because a retry must be for the same document.
  const [chosen, choose] = useState<string | undefined>(() => firstOwed(props));
  const [file, setFile] = useState<{ file: File; key: string }>();
  const [fault, setFault] = useState<string>();
  const [part, setPart] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const inputId = useId();
  const document = documents.find((name) => name === chosen) ?? documents[0];
  if (!document) return null;

  const send = async ({ note = '' }: Record<string, string>) => {
    if (!file) {
      // If the chosen file was rejected, keep showing the reason.
      const detail = fault ?? 'Choose the draft file.';
      setFault(detail);
      throw new ApiError(400, { detail }, undefined);
    }
    const path = { id, fileId: file.key };
    const version = String(
      nextVersion(state.documents.find(({ name }) => name === document) ?? { drafts: [] }),
    );
    const query = { document, version, ...(note && { note }) };
    sending.current = new AbortController();
    setPart(0);
    try {
      show(
        await upload('PUT /admin/work/{id}/drafts/{fileId}', { path, query }, file.file, {
          onProgress: setPart,
          signal: sending.current.signal,
        }),
      );
    } catch (error) {
      // Unlike `callApi`, `upload` doesn't clear the flag after a 401. What was typed is restored after the next sign-in.
      if (isRefusal(error, 401)) setAdminFlag(false);
      throw error;
    } finally {
      setPart(undefined);
    }
    refresh(stale.work);
  };
  const percent = part === undefined ? undefined : Math.round(part * 100);
  return (
    <Form
      label="Send draft"
      kept={unsavedInput('admin', `draft ${id}`, { only: 'note' })}
      send={send}
      onSent={() => {
        setFile(undefined);
        onDone(`The draft of the ${document} has been sent. We’ve emailed the buyer.`);
      }}
      failure={uploadFailure}
    >
      {documents.length > 1 && (
        <SelectField
          name="document"
          label="Document"
          options={documents.map((name) => ({ value: name, name }))}
          defaultValue={document}
          onValue={choose}
        />
      )}
      <div className="group">
        <label htmlFor={inputId}>File for the {document}</label>
        <input
          type="file"
          id={inputId}
          accept={acceptedFiles}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${inputId}-note`}
          onChange={async ({ currentTarget }) => {
            const next = currentTarget.files?.[0];
            const found = next && (await faultOf(next));
            setFault(found);
            setFile(next && !found ? { file: next, key: newKey() } : undefined);
          }}
        />
        <p id={`${inputId}-note`} className={fault ? 'note bad' : 'note'}>
          {fault ?? `PDF or Word (.docx), up to ${formatSize(limits.work.fileBytes)}`}
        </p>
      </div>
      <Field name="note" label="Note to the buyer" rows={3} maxLength={limits.work.note} />
      <div className="row apart">
        <Button kind="primary" type="submit" pending={percent !== undefined}>
          {percent === undefined ? 'Send draft' : `Sending… ${percent}%`}
        </Button>
        {percent !== undefined && <Button onClick={() => sending.current?.abort()}>Stop</Button>}
      </div>
      {percent !== undefined && <progress aria-label="Sent" max={100} value={percent} />}
    </Form>
  );
}

const firstOwed = ({ state: { documents } }: WorkProps) =>
  documents.find(({ phase }) => phase === 'changing')?.name ??
  documents.find(({ phase }) => phase === 'coming')?.name;
