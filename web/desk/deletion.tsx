import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Actions } from './actions.tsx';
import styles from './deletion.module.css';

interface Props {
  /** What is to be deleted, with the name it goes by; nothing closes the dialog. */
  doomed: { id: string; name: string } | undefined;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before something is deleted for good, and deletes it. */
export function Deletion({ doomed, question, failure, remove, onClose, onDeleted }: Props) {
  const [state, setState] = useState<'rest' | 'pending' | 'failed'>('rest');
  const asked = useRef(0);
  const close = () => {
    asked.current++;
    setState('rest');
    onClose();
  };
  const confirm = async (id: string) => {
    setState('pending');
    const question = asked.current;
    try {
      await remove(id).catch(unlessGone);
      if (question === asked.current) close();
      onDeleted(id);
    } catch {
      // Whoever has closed the dialog since sees in the list that nothing is gone.
      if (question === asked.current) setState('failed');
    }
  };
  return (
    <Dialog isOpen={doomed !== undefined} onClose={close} title={question}>
      <p className={styles.name}>{doomed?.name}</p>
      {state === 'failed' && <Notice kind="failure">{failure}</Notice>}
      <Actions>
        <Button onClick={close}>Cancel</Button>
        <Button kind="destructive" pending={state === 'pending'} onClick={() => doomed && confirm(doomed.id)}>
          {state === 'pending' ? 'Deleting…' : 'Delete'}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Somebody else was quicker, or the answer to the first try was lost: what was asked for is so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
