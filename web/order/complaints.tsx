import { formatDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { useOpened } from './session/context.ts';

export function Complaints() {
  const { complaints = [] } = useOpened().order;
  if (complaints.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="complaints">
      <h2 id="complaints">{complaints.length === 1 ? 'Your complaint' : 'Your complaints'}</h2>
      <ul className="rows">
        {complaints.map(({ ticket, createdAt, dueBy, answeredAt, settled, wantsRefund }) => (
          <li key={ticket}>
            <p className="baseline">
              <b>{ticket}</b> <span className="note">Sent on {dayOf(createdAt)}</span>
            </p>
            <p>
              {settled
                ? `Settled on ${dayOf(settled.at)}: “${settled.done}” Still not happy? Call us and give your ticket number.`
                : answeredAt
                  ? `We contacted you about it on ${dayOf(answeredAt)}. Not settled yet? Call us and give your ticket number.`
                  : `We’ll settle this by ${dayOf(dueBy)}.`}
              {wantsRefund && ' You asked for a refund.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayOf = (iso: string) => formatDay(dayInIndia(iso));
