import { Link, useSearchParams } from 'react-router-dom';
import { Table } from '../list/table.tsx';
import { useQuery } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
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
      <ReadState
        isLoading={!data}
        error={data ? undefined : error}
        failure="This order did not load."
        onRetry={() => void ask()}
      />
      {data && (
        <Table label="Opened order" columns={columns}>
          <OrderRow order={data} isToRefund={isToRefund} onChanged={(order) => void show(order)} />
        </Table>
      )}
    </section>
  );
}
