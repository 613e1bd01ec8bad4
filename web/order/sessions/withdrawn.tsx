import type { SessionsState } from '#shared/domain/coaching/bookings.ts';
import { sessionPrice } from '#shared/domain/coaching/session-price.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePress } from '../../ui/use-press.ts';
import { useOpened } from '../session/context.ts';
import { failureText, timeText } from './session-text.ts';

interface Props {
  sessions: SessionsState;
  onAsked: (result: string) => void;
}

/** Sessions that we cancelled. Another time may already have been chosen for some of them. */
export function Withdrawn({ sessions, onAsked }: Props) {
  const { order, call, take } = useOpened();
  const { bookings, left } = sessions;
  const withdrawn = bookings.filter(({ state }) => state === 'withdrawn').slice(-left);
  const price = formatPaise(sessionPrice(sessions, order.paise));
  const ask = async (id: string) => {
    const path = { id };
    take((await call('POST /order/bookings/{id}', { path, body: { kind: 'refund_asked' } })).data);
    onAsked(`You asked for ${price} back. We’ll contact you about it. You don’t need to do anything.`);
  };
  const { press, isPending, failure } = usePress(ask, { failure: failureText });
  if (left === 0) return null;
  return withdrawn.map(({ id, start }) => (
    <div key={id} className="group">
      <p>
        {Date.parse(start) > Date.now()
          ? `We’ve had to cancel ${timeText(start)}, and we’re sorry.`
          : `Your session on ${timeText(start)} didn’t take place because of us, and we’re sorry.`}{' '}
        It’s back in your order. Choose another time, or ask for its price back.
      </p>
      <div>
        <Button pending={isPending} onClick={() => press(id)}>
          Ask for {price} back
        </Button>
      </div>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </div>
  ));
}
