import { sessionIdleMinutes } from '#shared/domain/sessions/admin-access.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { usePress } from '../ui/use-press.ts';

interface Props {
  retry: () => Promise<void>;
  onClose: () => void;
}

export function SessionNotEnded({ retry, onClose }: Props) {
  const { press, isPending, outcome } = usePress(async () => {
    await retry();
    return 'no response';
  });
  return (
    <Dialog isOpen onClose={onClose} title="You’re still signed in on the server">
      <p>
        This page has been cleared, but we couldn’t reach the server to end the session. Until it expires,
        which can take {sessionIdleMinutes} minutes, the Admin Panel will open in this browser without a
        password.
      </p>
      <p role="status">{outcome && 'Still no response. Is this device online?'}</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button kind="primary" pending={isPending} onClick={() => press()}>
          {isPending ? 'Ending the session…' : 'Try again'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
