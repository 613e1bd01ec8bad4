import { useId, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { portraitAddress } from '#shared/domain/team/portrait.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { CheckBox } from '../../../forms/check-box.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import portrait from '../../../ui/portrait.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { ActionButton } from '../../kit/press.tsx';
import { useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';
import { encodePortrait, PictureError } from './encode-portrait.ts';
import styles from './team.module.css';

interface Props {
  member: AdminMember;
  onChanged: (member: AdminMember) => void;
}

export function PortraitForm({ member, onChanged }: Props) {
  const { id, name, agreedAt } = member;
  const upload = useAction('PUT /admin/team/{id}/portrait');
  const remove = useAction('DELETE /admin/team/{id}/portrait');
  const [picture, setPicture] = useState<Blob>();
  const [fault, setFault] = useState<string>();
  const preview = useRef<HTMLCanvasElement>(null);
  const chosen = useRef<File>(undefined);
  const titleId = useId();
  const inputId = useId();

  const choose = async (file: File | undefined) => {
    chosen.current = file;
    setPicture(undefined);
    setFault(undefined);
    if (!file || !preview.current) return;
    try {
      const encoded = await encodePortrait(file, preview.current);
      if (chosen.current === file) setPicture(encoded);
    } catch (error) {
      if (chosen.current === file)
        setFault(
          error instanceof PictureError ? error.message : 'Couldn’t read the picture. Try another one.',
        );
    }
  };
  const send = async () => {
    if (!picture) {
      const detail = fault ?? 'Choose a picture first.';
      setFault(detail);
      throw new ApiError(400, { detail }, undefined);
    }
    onChanged(await upload({ path: { id }, query: { agreed: 'true' }, body: picture }));
  };
  return (
    <section aria-labelledby={titleId} className="stack">
      <h3 id={titleId}>Portrait</h3>
      {member.portrait && (
        <div className={styles.person}>
          <Portrait name={name} picture={portraitAddress(member.portrait)} size={96} />
          <div className="group">
            {agreedAt && <p className="note">Agreed on {formatDateTime(agreedAt)}</p>}
            <ActionButton
              act={() => remove({ path: { id } })}
              doing="Removing…"
              failure={refusalOr('Couldn’t remove the portrait. Please try again.')}
              onDone={onChanged}
            >
              Remove portrait
            </ActionButton>
          </div>
        </div>
      )}
      <Form
        label="Portrait"
        id={`portrait-${id}`}
        send={send}
        onSent={() => void choose(undefined)}
        failure={refusalOr('Couldn’t save the portrait. Please try again.')}
        success="The portrait is on the site."
      >
        <div className="group">
          <label htmlFor={inputId}>{member.portrait ? 'Another picture' : 'Picture'}</label>
          <input
            type="file"
            id={inputId}
            accept="image/*"
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${inputId}-note`}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
          <p id={`${inputId}-note`} className={fault ? 'note bad' : 'note'}>
            {fault ?? 'We cut a square from the middle, and remove where and when it was taken.'}
          </p>
        </div>
        <canvas
          ref={preview}
          width="320"
          height="320"
          hidden={!picture}
          role="img"
          aria-label={`Preview of the portrait of ${name}`}
          className={`${portrait.portrait} ${styles.preview}`}
        />
        <CheckBox name="agreed" title="Confirm that this person agreed.">
          {name} agreed to have this portrait on the site
        </CheckBox>
        <Submit kind="secondary" pendingText="Saving…">
          Save portrait
        </Submit>
      </Form>
    </section>
  );
}
