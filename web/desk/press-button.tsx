import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import type { Press } from './use-press.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'pending' | 'onClick'> {
  press: Pick<Press, 'press' | 'isPending' | 'failure'>;
  /** The button's text while it is being done. */
  doing: string;
}

/** A button that does something at once; why that came to nothing stands beside it. */
export const PressButton = ({ press: { press, isPending, failure }, doing, children, ...button }: Props) => (
  <>
    {/* Busy, not disabled: a disabled button would drop the focus. */}
    <Button kind="quiet" {...button} aria-busy={isPending || undefined} onClick={() => press()}>
      {isPending ? doing : children}
    </Button>
    <PressFailure>{failure}</PressFailure>
  </>
);

/** Why a press came to nothing. */
export const PressFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="note bad">
      {children}
    </p>
  );
