import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Press, usePress as useAnyPress } from '../../ui/use-press.ts';
import { asksForCode } from './refusal.ts';

/** If the owner cancels when asked for a code, no failure is shown. */
export const usePress = <Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure = '', onDone }: Options<Outcome> = {},
): Press<Argument, Outcome> =>
  // `act` may throw before it returns a promise, for example if the browser has no clipboard.
  useAnyPress<Argument, Outcome>(async (argument) => act(argument), {
    ...(onDone && { onDone }),
    failure: (error) =>
      asksForCode(error) ? undefined : typeof failure === 'string' ? failure : failure(error),
  });

interface Options<Outcome> {
  failure?: string | ((error: unknown) => string) | undefined;
  /** Called after success, unless `reset` has been called in the meantime. */
  onDone?: ((outcome: Outcome) => void) | undefined;
}

type Pressed = Pick<Press, 'press' | 'isPending' | 'failure'>;

type ActProps<Props, Outcome> = Omit<Props, 'press'> & Options<Outcome> & { act: () => Promise<Outcome> };

export function ActionButton<Outcome>({ act, failure, onDone, ...button }: ActProps<ButtonProps, Outcome>) {
  const press = usePress<void, Outcome>(act, { failure, onDone });
  return <PressButton press={press} {...button} />;
}

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

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  label: string;
  question: string;
  action: string;
  doing: string;
}

/** A button that asks before it acts. */
export function ConfirmButton<Outcome>({
  label,
  question,
  action,
  doing,
  act,
  failure,
  onDone,
  children,
  ...button
}: ActProps<ConfirmButtonProps, Outcome>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    press.reset();
  };
  const press = usePress<void, Outcome>(act, {
    failure,
    onDone: (outcome) => {
      close();
      onDone?.(outcome);
    },
  });
  return (
    <>
      <Button kind="destructive" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm {...{ isOpen, question, action, doing, press }} onClose={close}>
        {children}
      </Confirm>
    </>
  );
}
