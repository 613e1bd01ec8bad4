import type { ComponentProps } from 'react';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { UnsavedInput } from '../../unsaved-input.ts';

interface Props extends Omit<ComponentProps<typeof Form>, 'onSent'> {
  isOpen?: boolean;
  title: string;
  kept: UnsavedInput;
  submitText?: string;
  pendingText?: string;
  closeText?: string;
  onClose: () => void;
}

/** A form in a dialog. Cancel forgets what was typed; closing the dialog in another way doesn't. */
export const FormDialog = ({
  isOpen = true,
  title,
  submitText = 'Save',
  pendingText,
  closeText = 'Cancel',
  onClose,
  children,
  ...form
}: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    {isOpen && (
      <Form {...form} onSent={onClose}>
        {children}
        <DialogActions>
          <Button
            onClick={() => {
              form.kept.forget();
              onClose();
            }}
          >
            {closeText}
          </Button>
          <Submit {...(pendingText && { pendingText })}>{submitText}</Submit>
        </DialogActions>
      </Form>
    )}
  </Dialog>
);
