import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Press } from './use-press.ts';

interface Props {
  isOpen: boolean;
  question: string;
  children: ReactNode;
  action: string;
  doing: string;
  press: Pick<Press, 'press' | 'isPending' | 'failure'>;
  onClose: () => void;
}

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
