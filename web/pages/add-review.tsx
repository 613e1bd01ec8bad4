import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ReviewForm } from './review-form.tsx';

/** The button that opens the review form. A form closed half filled in is found again as it was left. */
export function AddReview() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>+ Add Your Review</Button>
      <Dialog title="Add your review" isOpen={isOpen} onClose={() => setOpen(false)}>
        {wasOpened && <ReviewForm onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
