import { useEffect, useState } from 'react';
import { askForOrder, type OrderAnswer } from '../../purchase/order-status.ts';

/** What is known of an order; nothing before the first answer. Asks again, less and less often, until it is settled. */
export function useOrder(id: string): OrderAnswer | undefined {
  const [answer, setAnswer] = useState<OrderAnswer>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async (wait: number) => {
      const next = await askForOrder(id);
      if (isOver) return;
      setAnswer(next);
      if (mayChange.has(next)) timer = setTimeout(ask, wait, Math.min(wait * 1.5, longest));
    };
    void ask(first);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);
  return answer;
}

const mayChange: ReadonlySet<OrderAnswer> = new Set(['created', 'attempted', 'processing', 'unreachable']);

// The server asks Razorpay once in five seconds at most.
const first = 3000;
const longest = 30_000;
