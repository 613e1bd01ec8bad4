import { use } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { FormContext } from './form.tsx';

interface Props {
  children: string;
  /** Use `secondary` if the form isn't the main thing on screen. */
  kind?: ButtonKind;
  pendingText?: string;
}

export function Submit({ children, kind = 'primary', pendingText = 'Sending…' }: Props) {
  const isPending = use(FormContext).progress !== 'rest';
  return (
    <Button kind={kind} type="submit" pending={isPending}>
      {isPending ? pendingText : children}
    </Button>
  );
}
