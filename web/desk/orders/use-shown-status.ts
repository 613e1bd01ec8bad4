import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#shared/domain/order.ts';
import { staying } from '../staying.ts';
import { statusNames } from './order-words.ts';

type Shown = OrderStatus | undefined;

/** The status whose orders are shown, which the address names, and the way to another; none shows all. */
export function useShownStatus(): [Shown, (status: Shown) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('status');
  const shown = statuses.find((status) => status === named);
  return [shown, (status) => setParameters(withStatus(status), staying)];
}

/** The statuses in the order of an order's life. */
export const statuses = Object.keys(statusNames) as OrderStatus[];

const withStatus = (status: Shown) => (parameters: URLSearchParams) => {
  if (status) parameters.set('status', status);
  else parameters.delete('status');
  return parameters;
};
