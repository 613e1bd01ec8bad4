import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import { Panel } from '../ui/panel.tsx';
import { useOpened } from './session/context.ts';

/** The buyer's complaints about the order: each with its ticket, how it stands, and by when it is settled. */
export function Complaints() {
  const { complaints = [] } = useOpened().order;
  if (complaints.length === 0) return null;
  return (
    <Panel aria-labelledby="complaints">
      <h2 id="complaints">{complaints.length === 1 ? 'Your complaint' : 'Your complaints'}</h2>
      <ul className="rows">
        {complaints.map(({ ticket, createdAt, dueBy, answeredAt, settled, wantsRefund }) => (
          <li key={ticket}>
            <p className="line">
              <b>{ticket}</b> <span className="note">Sent on {dayOf(createdAt)}</span>
            </p>
            <p>
              {settled
                ? `Settled on ${dayOf(settled.at)}: “${settled.done}” Is it not settled? Call us and name the ticket.`
                : answeredAt
                  ? `We wrote to you or called you about it on ${dayOf(answeredAt)}. Is it not settled? Call us and name the ticket.`
                  : `We settle this by ${dayOf(dueBy)}. Your number: ${ticket}.`}
              {wantsRefund && ' You asked for your money back.'}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const dayOf = (iso: string) => dateInWords(dayInIndia(iso));
