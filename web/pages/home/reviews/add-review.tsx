import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { late } from '../../../ui/late.tsx';

/** The button that opens the review form. A form closed half filled in is found again as it was left. */
export function AddReview() {
  const [isOpen, setOpen] = useState<boolean>();
  const wasOpened = isOpen !== undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>+ Add Your Review</Button>
      {wasOpened && <ReviewDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const ReviewDialog = late(() => import('./dialog.tsx').then((file) => file.ReviewDialog));
