import { useState } from 'react';
import { late } from '../loading/late.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ReviewThanks } from './review-thanks.tsx';

/** The button that opens the review form. A form closed half filled in is found again as it was left. */
export function AddReview() {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState<'none' | 'form' | 'thanks'>('none');
  const open = () => {
    setContent('form');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (content === 'thanks') setContent('none');
  };
  return (
    <>
      <Button onClick={open}>+ Add Your Review</Button>
      <Dialog title="Add your review" isOpen={isOpen} onClose={close}>
        {content === 'form' && <ReviewForm onSent={() => setContent('thanks')} onClose={close} />}
        {content === 'thanks' && <ReviewThanks onClose={close} />}
      </Dialog>
    </>
  );
}

const ReviewForm = late(() => import('./review-form.tsx').then((file) => file.ReviewForm));
