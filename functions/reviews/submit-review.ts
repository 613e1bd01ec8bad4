import { submitReview } from '#shared/api/reviews.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { keyReused } from '../lib/errors.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(
  submitReview,
  async ({ body, creation }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const added = await reviews.add({
      ...creation,
      ...entry,
      approved: false,
      isSuspected,
      createdAt: new Date().toISOString(),
    });
    if (!added) throw keyReused();
    return { id: creation.id };
  },
  answerForms,
);
