import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReviewForm } from './form.tsx';
import { ReviewThanks } from './thanks.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The review form, and thanks in its place once it was sent. Who opens it after that finds a new one. */
export function ReviewDialog({ isOpen, onClose }: Props) {
  const [isSent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog title="Add your review" isOpen={isOpen} onClose={close}>
      {isSent ? (
        <ReviewThanks onClose={close} />
      ) : (
        <ReviewForm onSent={() => setSent(true)} onClose={close} />
      )}
    </Dialog>
  );
}
