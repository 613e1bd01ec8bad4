import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Press } from './use-press.ts';

interface Props {
  isOpen: boolean;
  question: string;
  /** What is to be known first. */
  children: ReactNode;
  /** The button's text, and the same while it is being done. */
  action: string;
  doing: string;
  press: Pick<Press, 'press' | 'isPending' | 'failure'>;
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export const Confirm = ({ isOpen, question, children, action, doing, press, onClose }: Props) => (
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
