import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { callApi, callOwnOrder } from '../api.ts';

/** `closed` means that the visitor isn't signed in, and `none` that there's no receipt. */
type ReceiptState =
  | { phase: 'opening' | 'closed' | 'unreachable' }
  | { phase: 'none'; words: string }
  | { phase: 'open'; receipt: Receipt };

export function useReceipt(order: string | null): ReceiptState & { read: () => Promise<void> } {
  const [state, setState] = useState<ReceiptState>({ phase: 'opening' });
  const read = useCallback(async () => {
    try {
      const { data } =
        order === null
          ? await callOwnOrder('GET /order/receipt', {})
          : await callApi('GET /admin/orders/{id}/receipt', { path: { id: order } });
      setState({ phase: 'open', receipt: data });
    } catch (error) {
      setState(failureOf(error));
    }
  }, [order]);
  useEffect(() => void read(), [read]);
  return { ...state, read };
}

function failureOf(error: unknown): ReceiptState {
  if (!(error instanceof ApiError)) return { phase: 'unreachable' };
  if (error.status === 401 || error.status === 403) return { phase: 'closed' };
  return error.status === 404 ? { phase: 'none', words: error.message } : { phase: 'unreachable' };
}
