import { Link } from 'react-router-dom';
import type { Data } from '#shared/api/client.ts';
import { type DueKind, dueKinds, kindNames } from '#shared/domain/today/due.ts';
import { DueLine, keyOf } from './due-line.tsx';

interface Props {
  today: Data<'GET /admin/today'>;
  now: number;
  addressOf: (kind: DueKind) => string;
  onDone: (text: string) => void;
}

export const Kinds = ({ today: { rows, kinds }, now, addressOf, onDone }: Props) =>
  dueKinds.map((kind) => {
    const { count, isMore } = kinds[kind];
    const shown = rows.filter((row) => row.kind === kind);
    const all = `${count}${isMore ? '+' : ''}`;
    return (
      shown.length > 0 && (
        <section key={kind} aria-labelledby={`due-${kind}`} className="group">
          <h3 id={`due-${kind}`}>
            {kindNames[kind]} <span className="note">{all}</span>
          </h3>
          <ul className="rows" aria-label={`To do: ${kindNames[kind]}`}>
            {shown.map((row) => (
              <DueLine key={keyOf(row)} row={row} now={now} onDone={onDone} />
            ))}
          </ul>
          {(isMore || count > shown.length) && (
            <Link to={addressOf(kind)} className="touch-link">
              Show all {all} <span className="visually-hidden">in {kindNames[kind]}</span>
            </Link>
          )}
        </section>
      )
    );
  });
