import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Press, usePress as useAnyPress } from '../../ui/use-press.ts';
import { asksForCode } from './refusal.ts';

/** If the owner cancels when asked for a code, no failure is shown. */
export const usePress = <Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure = '', ...options }: Options<Outcome> = {},
): Press<Argument, Outcome> =>
  // `act` may throw before it returns a promise, for example if the browser has no clipboard.
  useAnyPress<Argument, Outcome>(async (argument) => act(argument), {
    ...options,
    failure: (error) =>
      asksForCode(error) ? undefined : typeof failure === 'string' ? failure : failure(error),
  });

interface Options<Outcome> {
  failure?: string | ((error: unknown) => string);
  /** Called after success, unless `reset` has been called in the meantime. */
  onDone?: (outcome: Outcome) => void;
}

type Pressed = Pick<Press, 'press' | 'isPending' | 'failure'>;

interface ButtonProps extends Omit<ComponentProps<typeof Button>, 'pending' | 'onClick'> {
  press: Pressed;
  doing: string;
}

export const PressButton = ({
  press: { press, isPending, failure },
  doing,
  children,
  ...button
}: ButtonProps) => (
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

interface ConfirmProps {
  isOpen: boolean;
  question: string;
  children: ReactNode;
  action: string;
  doing: string;
  press: Pressed;
  onClose: () => void;
}

export const Confirm = ({ isOpen, question, children, action, doing, press, onClose }: ConfirmProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={question}>
    {children}
    {press.failure && <Notice kind="failure">{press.failure}</Notice>}
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button kind="destructive" pending={press.isPending} onClick={() => press.press()}>
        {press.isPending ? doing : action}
      </Button>
    </DialogActions>
  </Dialog>
);
