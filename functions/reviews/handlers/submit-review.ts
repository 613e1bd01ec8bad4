import { submitReview } from '#shared/api/reviews.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import * as reviews from '../store.ts';

export const handler = handle(
  submitReview,
  async ({ body, creation }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const review = { ...entry, approved: false, isSuspected, createdAt: new Date().toISOString() };
    if (!(await reviews.add({ ...creation, ...review }))) throw keyReused();
    return { id: creation.id };
  },
  handleForms,
);
