import { Link } from 'react-router-dom';
import { type DueKind, kindNames } from '#shared/domain/today/due.ts';
import { Rows } from '../../kit/list/table.tsx';
import { useList } from '../../kit/use-list.ts';
import { DueLine } from './due-line.tsx';
import { keyOf } from './row-key.ts';

interface Props {
  kind: DueKind;
  now: number;
  todayAddress: string;
  onDone: (text: string) => void;
}

export function WholeKind({ kind, now, todayAddress, onDone }: Props) {
  const list = useList('GET /admin/today/rows', { query: { kind } });
  return (
    <section aria-labelledby="whole-kind" className="group">
      <div className="baseline">
        <h3 id="whole-kind">{kindNames[kind]}</h3>
        <Link to={todayAddress} className="touch-link">
          Back to Today
        </Link>
      </div>
      <Rows list={list} empty="Nothing is due." failure="Couldn’t load what’s due.">
        {(rows) => (
          <ul className="rows" aria-label={`To do: ${kindNames[kind]}`}>
            {rows.map((row) => (
              <DueLine key={keyOf(row)} row={row} now={now} onDone={onDone} />
            ))}
          </ul>
        )}
      </Rows>
    </section>
  );
}
