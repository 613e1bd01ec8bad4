import { useSearchParams } from 'react-router-dom';
import { useSheetAddress } from '../sheet/use-sheet-address.ts';
import { type ListId, lists } from './wording.ts';

/** Tells the work that the address opens: `/admin?tab=work&list=ours&order=<id>`. */
export const useWorkAddress = () => useSheetAddress('work', 'order');

/** The address at which the desk opens the work of an order, from any other tab. */
export const workAddress = (orderId: string): string => `?tab=work&order=${encodeURIComponent(orderId)}`;

/** Tells which list of work the address names, and shows another. */
export function useWorkList(): [ListId, (id: ListId) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('list');
  const shown = lists.find(({ id }) => id === named)?.id ?? 'ours';
  const show = (id: ListId) =>
    setParameters((now) => {
      now.set('list', id);
      return now;
    });
  return [shown, show];
}
