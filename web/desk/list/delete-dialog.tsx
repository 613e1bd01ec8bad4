import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { asksForCode } from '../proof/asks-for-code.ts';
import styles from './delete-dialog.module.css';

interface Props {
  /** The thing to delete, with the name it goes by and what is to be known first; undefined closes the dialog. */
  target: { id: string; name: string; note?: ReactNode } | undefined;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before something is deleted for good, and deletes it. */
export function DeleteDialog({ target, question, failure, remove, onClose, onDeleted }: Props) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const turn = useRef(0);
  const close = () => {
    turn.current++;
    setState('idle');
    onClose();
  };
  const confirm = async (id: string) => {
    setState('pending');
    const started = turn.current;
    try {
      await remove(id).catch(ignoreNotFound);
      if (started === turn.current) close();
      onDeleted(id);
    } catch (error) {
      // A dialog that was closed since says nothing: the list shows that nothing is gone. Who gives no code knows it.
      if (started === turn.current) setState(asksForCode(error) ? 'idle' : 'failed');
    }
  };
  return (
    <Dialog isOpen={target !== undefined} onClose={close} title={question}>
      <p className={styles.name}>{target?.name}</p>
      {target?.note}
      {state === 'failed' && <Notice kind="failure">{failure}</Notice>}
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button kind="destructive" pending={state === 'pending'} onClick={() => target && confirm(target.id)}>
          {state === 'pending' ? 'Deleting…' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Takes a 404 for success: somebody else was quicker, or the answer to the first try was lost. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
