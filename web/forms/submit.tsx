import { use } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { FormContext } from './form.tsx';

interface Props {
  children: string;
  /** `secondary` where the form is not what the view is about. */
  kind?: ButtonKind;
  /** The button's text while the form is on its way. */
  pendingText?: string;
}

/** A form's button: disabled while the form is on its way. */
export function Submit({ children, kind = 'primary', pendingText = 'Sending…' }: Props) {
  const isPending = use(FormContext).progress !== 'rest';
  return (
    <Button kind={kind} type="submit" pending={isPending}>
      {isPending ? pendingText : children}
    </Button>
  );
}
