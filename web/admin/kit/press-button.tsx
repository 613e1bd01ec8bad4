import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Press } from './use-press.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'pending' | 'onClick'> {
  press: Pick<Press, 'press' | 'isPending' | 'failure'>;
  doing: string;
}

export const PressButton = ({ press: { press, isPending, failure }, doing, children, ...button }: Props) => (
  <>
    {/* The button isn't disabled while the action runs, because a disabled button loses focus. */}
    <Button kind="quiet" {...button} aria-busy={isPending || undefined} onClick={() => press()}>
      {isPending ? doing : children}
    </Button>
    <PressFailure>{failure}</PressFailure>
  </>
);

export const PressFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="note bad">
      {children}
    </p>
  );
