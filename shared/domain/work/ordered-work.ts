import type { SoldSessions } from '../coaching/bookings.ts';
import type { Plan, Product } from '../orders/payment.ts';
import { comboContents, isCombo } from '../orders/pricing.ts';
import type { DocumentName } from './work-entry.ts';

interface OrderedWork {
  documents: DocumentName[];
  isUltimate: boolean;
  courseId?: string;
  sold?: SoldSessions;
}

export function orderedWork({
  plan,
  product,
}: {
  plan?: Plan | undefined;
  product?: Product | undefined;
}): OrderedWork {
  if (plan) {
    const documents = isCombo(plan.item) ? [...comboContents[plan.item]] : [plan.item];
    return { documents, isUltimate: plan.item === 'Ultimate Career Kit' };
  }
  const nothing = { documents: [], isUltimate: false };
  if (product?.kind === 'course') return { ...nothing, courseId: product.courseId };
  if (product?.kind === 'coaching') {
    const { sessions, minutes, coachId, place } = product;
    return { ...nothing, sold: { sessions, minutes, coachId, ...(place && { place }) } };
  }
  return { documents: ['Document'], isUltimate: false };
}
