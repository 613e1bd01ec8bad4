import type { Plan, Sold } from '../orders/payment.ts';
import { comboContents, isCombo } from '../orders/pricing.ts';
import type { DocumentName } from './work-entry.ts';

/** The work that an order is for: the documents of its plan, no document for a place in a class, or one to be agreed. */
export function orderedWork({ plan, sold }: { plan?: Plan | undefined; sold?: Sold | undefined }): {
  documents: DocumentName[];
  isUltimate: boolean;
  courseId?: string;
} {
  if (plan) {
    const documents = isCombo(plan.item) ? [...comboContents[plan.item]] : [plan.item];
    return { documents, isUltimate: plan.item === 'Ultimate Career Kit' };
  }
  if (sold?.kind === 'course') return { documents: [], isUltimate: false, courseId: sold.courseId };
  return { documents: ['To be agreed'], isUltimate: false };
}
