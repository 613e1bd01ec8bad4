import { Island } from '../../../island.tsx';
import button from '../../../ui/button.module.css';
import dialog from '../../../ui/dialog.module.css';
import { opens } from '../../../ui/native-dialog.ts';
import { ReviewForm } from './form.tsx';

/**
 * The button that opens the review form, natively. The form stands in the page, so it can be sent without a script;
 * closed half filled in, it is found again as it was left.
 */
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
