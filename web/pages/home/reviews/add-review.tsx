import { Island } from '../../../island.tsx';
import button from '../../../ui/button.module.css';
import dialog from '../../../ui/dialog.module.css';
import { opens } from '../../../ui/native-dialog.ts';
import { ReviewForm } from './form.tsx';

/** A native dialog works without JavaScript, and closing it doesn't clear the form. */
export const AddReview = () => (
  <>
    <button type="button" {...opens('add-review')} className={button.secondary}>
      + Add Your Review
    </button>
    <dialog id="add-review" aria-labelledby="add-review-title" className={dialog.dialog}>
      <h2 id="add-review-title" className={dialog.title}>
        Add your review
      </h2>
      <Island name="pages/home/reviews/form" component={ReviewForm} props={{}} />
    </dialog>
  </>
);
