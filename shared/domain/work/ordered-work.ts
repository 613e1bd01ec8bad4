import type { Plan, Product } from '../orders/payment.ts';
import { comboContents, isCombo } from '../orders/pricing.ts';
import type { DocumentName } from './work-entry.ts';

export function orderedWork({ plan, product }: { plan?: Plan | undefined; product?: Product | undefined }): {
  documents: DocumentName[];
  isUltimate: boolean;
  courseId?: string;
} {
  if (plan) {
    const documents = isCombo(plan.item) ? [...comboContents[plan.item]] : [plan.item];
    return { documents, isUltimate: plan.item === 'Ultimate Career Kit' };
  }
  if (product?.kind === 'course') return { documents: [], isUltimate: false, courseId: product.courseId };
  return { documents: ['To be agreed'], isUltimate: false };
}
