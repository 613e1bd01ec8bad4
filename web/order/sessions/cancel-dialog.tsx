import type { Booking } from '#shared/domain/coaching/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePress } from '../../ui/use-press.ts';
import { useOpened } from '../session/context.ts';
import { failureText, timeText } from './session-text.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
  onCancelled: () => void;
}

export function CancelDialog({ booking: { id, start }, onClose, onCancelled }: Props) {
  const { call, take } = useOpened();
  const cancel = async () => {
    take((await call('POST /order/bookings/{id}', { path: { id }, body: { kind: 'cancelled' } })).data);
    onCancelled();
  };
  const { press, isPending, failure } = usePress(cancel, { failure: failureText });
  return (
    <Dialog isOpen onClose={onClose} title="Cancel this session?">
      <div className="stack">
        <p>
          {timeText(start)}. The session goes back into your order, and you can choose another time whenever
          you like: sessions don’t expire.
        </p>
        {failure && <Notice kind="failure">{failure}</Notice>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button kind="destructive" pending={isPending} onClick={() => press()}>
          Cancel session
        </Button>
      </DialogActions>
    </Dialog>
  );
}
