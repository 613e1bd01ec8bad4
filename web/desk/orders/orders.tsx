import { ListHeading } from '../list/list-heading.tsx';
import { OrderList } from './order-list.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useShownStatus } from './use-shown-status.ts';

/** What was bought, newest first, and what became of the money. */
export function Orders() {
  const [status, show] = useShownStatus();
  return (
    <>
      <ListHeading title="Orders">
        <StatusFilter status={status} onChange={show} />
      </ListHeading>
      <OrderList key={status} status={status} />
    </>
  );
}
