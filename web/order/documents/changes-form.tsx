import { useEffect, useRef } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { UnsavedInput } from '../../unsaved-input.ts';
import { failureText } from '../failure-text.ts';
import { useOpened } from '../session/context.ts';

interface Props {
  name: DocumentName;
  kept: UnsavedInput;
  onClose: () => void;
}

export function ChangesForm({ name, kept, onClose }: Props) {
  const { add, focusHeading } = useOpened();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={form}>
      <Form
        label={`Changes to your ${name}`}
        kept={kept}
        send={async ({ text = '' }, key) =>
          add({ kind: 'changes', document: name, text, noticeVersion }, key)
        }
        onSent={() => {
          onClose();
          focusHeading();
        }}
        offersCall
        failure={failureText}
      >
        <Field
          name="text"
          label="What should we change?"
          hint="As many points as you like"
          rows={5}
          required
          maxLength={limits.work.text}
        />
        <DataNotice purpose="write your documents" opensInNewTab />
        <DialogActions>
          <Submit>Send changes</Submit>
          <Button
            onClick={() => {
              kept.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
        </DialogActions>
      </Form>
    </div>
  );
}
