import { useState } from 'react';
import type { OpenedWork } from '#shared/domain/bought-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { apiMessage } from '../../orders/wording.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';

interface Props {
  opened: OpenedWork;
  show: (opened: OpenedWork) => unknown;
}

/** Begins the work of an order that has none: one of before there was any. One that is not paid waits for its payment. */
export function StartWork({ opened: { order }, show }: Props) {
  const start = useAction('POST /admin/work/{id}/start', { stale: stale.work });
  const [state, setState] = useState<'idle' | 'pending' | { failure: string }>('idle');
  if (order.status !== 'paid' && order.status !== 'partially_refunded')
    return (
      <p>
        {order.status === 'refunded'
          ? 'All the money of this order went back, so there is nothing to do.'
          : 'This order is not paid. Its work begins by itself when it is.'}
      </p>
    );
  const begin = async () => {
    setState('pending');
    try {
      show(await start({ path: { id: order.id } }));
    } catch (error) {
      setState({
        failure: apiMessage(error) ?? 'Could not start it. Pressing again is safe: it starts once.',
      });
    }
  };
  return (
    <div>
      <p>
        Nobody has started the work of this order: it was paid before work was kept here. Starting it asks the
        buyer for the details.
      </p>
      <Button kind="primary" pending={state === 'pending'} onClick={begin}>
        {state === 'pending' ? 'Starting…' : 'Start the work'}
      </Button>
      {typeof state === 'object' && <Notice kind="failure">{state.failure}</Notice>}
    </div>
  );
}
