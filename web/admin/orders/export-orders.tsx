import { useState } from 'react';
import type { OrderStatus } from '#shared/domain/order.ts';
import { Button } from '../../ui/button.tsx';
import { download, toCsv } from '../csv.ts';
import { readAllOrders } from './all-orders.ts';
import styles from './export-orders.module.css';
import { orderColumns } from './order-columns.ts';

type State = { step: 'rest' | 'failed' } | { step: 'reading' | 'done'; count: number };

/** Hands over every order that the filter shows, not only the loaded ones, as a CSV file. */
export function ExportOrders({ status }: { status: OrderStatus | undefined }) {
  const [state, setState] = useState<State>({ step: 'rest' });
  const exportAll = async () => {
    setState({ step: 'reading', count: 0 });
    try {
      const orders = await readAllOrders(status, (count) => setState({ step: 'reading', count }));
      download(`orders-${status ?? 'all'}.csv`, toCsv(orderColumns, orders));
      setState({ step: 'done', count: orders.length });
    } catch {
      setState({ step: 'failed' });
    }
  };
  return (
    <div className={styles.export}>
      <Button kind="quiet" pending={state.step === 'reading'} onClick={exportAll}>
        Export as CSV
      </Button>
      <p role="status" className={styles.progress}>
        {state.step === 'reading' && `Reading… ${counted(state.count)}`}
        {state.step === 'done' && `${counted(state.count)} exported.`}
      </p>
      {state.step === 'failed' && (
        <p role="alert" className={styles.failure}>
          Could not read all orders, so nothing was exported. Please try again.
        </p>
      )}
    </div>
  );
}

const counted = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}`;
