import { useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { isOver } from '#shared/domain/work/work.ts';
import { Button } from '../ui/button.tsx';
import { CallAndWhatsApp } from '../ui/call-and-whatsapp.tsx';
import { DeadlinesByEmail } from '../ui/deadlines-by-email.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePress } from '../ui/use-press.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { failureText } from './failure-text.ts';
import { filesOf } from './files/file-entries.ts';
import { FoldedMessage } from './messages.tsx';
import styles from './rights.module.css';
import { useOpened } from './session/context.ts';

export function Rights() {
  const { order, state, summary } = useOpened();
  const [open, setOpen] = useState<'complaint' | 'deletion'>();
  const closeDialog = () => setOpen(undefined);
  return (
    <section className={`stack ${styles.help}`} aria-labelledby="rights">
      <h2 id="rights">Need help?</h2>
      <p>If you call, please give your order number.</p>
      <CallAndWhatsApp about={`order ${order.number}`} />
      {!summary.refunds && !order.coaching && <DeadlinesByEmail />}
      {state && isOver(state) && <FoldedMessage />}
      <div className="row">
        <Button kind="quiet" onClick={() => setOpen('complaint')}>
          Something is wrong
        </Button>
        <SignOut />
      </div>
      {filesOf(order).length > 0 && (
        <Button kind="destructive" onClick={() => setOpen('deletion')}>
          Delete my files
        </Button>
      )}
      {open === 'complaint' && <ComplaintDialog onClose={closeDialog} />}
      {open === 'deletion' && <DeletionDialog onClose={closeDialog} />}
    </section>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { call, take, focusHeading } = useOpened();
  const remove = async () => {
    take((await call('DELETE /order/files', {})).data);
    onClose();
    focusHeading();
  };
  const { press, isPending, failure } = usePress(remove, { failure: failureText });
  return (
    <Dialog isOpen onClose={onClose} title="Delete your files?">
      <div className="stack">
        <p>
          The files you sent will be deleted right away, for good. You’ll still have our drafts. If the work
          isn’t finished, we may need your CV again.
        </p>
        {failure && <Notice kind="failure">{failure}</Notice>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Keep them</Button>
        <Button kind="destructive" pending={isPending} onClick={() => press()}>
          Delete my files
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function SignOut() {
  const { call, close } = useOpened();
  const signOut = async () => {
    try {
      await call('DELETE /order/session', {});
    } catch (error) {
      // A 401 means that the session had already ended, which is fine.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    close();
  };
  const { press, isPending, failure } = usePress(signOut, {
    failure: 'We couldn’t sign you out: our server isn’t responding. Try again when you’re back online.',
  });
  return (
    <>
      <Button kind="quiet" pending={isPending} onClick={() => press()}>
        Sign out
      </Button>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </>
  );
}
