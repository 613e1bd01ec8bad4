import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../list/table.tsx';
import { useQuery } from '../queries.ts';
import { useIsToRefund } from './address.ts';
import { OrderRow } from './row.tsx';

/** The order that the address opens, `/admin?tab=orders&order=<id>`, above the list. */
export function OpenedOrder({ columns }: { columns: readonly string[] }) {
  const [parameters] = useSearchParams();
  const id = parameters.get('tab') === 'orders' ? parameters.get('order') : null;
  return id && <Opened key={id} id={id} columns={columns} />;
}

function Opened({ id, columns }: { id: string; columns: readonly string[] }) {
  const isToRefund = useIsToRefund();
  const { data, error, show, ask } = useQuery('GET /admin/orders/{id}', { path: { id } });
  return (
    <section aria-label="Opened order">
      <p>
        <Link to="?tab=orders">Close this order</Link>
      </p>
      {error && !data && (
        <Notice kind="failure">
          <p>This order did not load.</p>
          <Button kind="quiet" onClick={() => void ask()}>
            Try again
          </Button>
        </Notice>
      )}
      {!data && !error && <p role="status">Loading…</p>}
      {data && (
        <Table label="Opened order" columns={columns}>
          <OrderRow order={data} isToRefund={isToRefund} onChanged={(order) => void show(order)} />
        </Table>
      )}
    </section>
  );
}
