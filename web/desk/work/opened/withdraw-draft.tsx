import { useRef, useState } from 'react';
import type { Draft } from '#shared/domain/work/work.ts';
import { newKey } from '../../../forms/submission.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { entryFailure, useEntry } from './use-entry.ts';
import type { WorkProps } from './work-props.ts';

interface Props extends WorkProps {
  draft: Draft;
  document: string;
}

/** Takes a draft back, after asking: its buyer downloads it no more from then on. */
export function WithdrawDraft({ draft, document, ...props }: Props) {
  const { add } = useEntry(props);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | { failure: string }>('idle');
  const key = useRef<string>(undefined);
  const name = `draft ${draft.version} of the ${document}`;
  const close = () => {
    setOpen(false);
    setState('idle');
  };
  const withdraw = async () => {
    setState('pending');
    key.current ??= newKey();
    try {
      await add({ kind: 'withdrawn', draft: draft.id }, key.current);
      setOpen(false);
      props.onDone(
        `Draft ${draft.version} of the ${document} is withdrawn. The buyer can no longer download it.`,
      );
    } catch (error) {
      setState({ failure: entryFailure(error) });
    }
  };
  return (
    <>
      <Button kind="destructive" aria-label={`Withdraw ${name}`} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={`Withdraw ${name}?`}>
        <p>The buyer can no longer download it, from this moment on. This cannot be taken back.</p>
        {typeof state === 'object' && <Notice kind="failure">{state.failure}</Notice>}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button kind="destructive" pending={state === 'pending'} onClick={withdraw}>
            {state === 'pending' ? 'Withdrawing…' : 'Withdraw the draft'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
