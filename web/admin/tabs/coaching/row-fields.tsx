import { type ReactNode, useState } from 'react';
import type { Values } from '../../../forms/submission.ts';
import { Button } from '../../../ui/button.tsx';
import { type RowList, rowsIn } from './values.ts';

interface Props {
  list: RowList;
  legend: string;
  explanation: string;
  /** Such as `weekly hours`, with the row's number after it. */
  name: string;
  count: number;
  most: number;
  unsaved: Values;
  children: (row: number) => ReactNode;
}

/** Fields that can be repeated. */
export function RowFields({ list, legend, explanation, name, count, most, unsaved, children }: Props) {
  const [rows, setRows] = useState(() => [
    ...new Set([...Array.from({ length: count }, (_, row) => row), ...rowsIn(unsaved, list)]),
  ]);
  const next = Math.max(-1, ...rows) + 1;
  return (
    <fieldset className="stack">
      <legend>{legend}</legend>
      <p className="muted">{explanation}</p>
      {rows.map((row) => (
        <div key={row} className="group">
          {children(row)}
          <div>
            <Button kind="quiet" onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove ${name} ${row + 1}`}
            </Button>
          </div>
        </div>
      ))}
      {rows.length < most && (
        <div>
          <Button onClick={() => setRows([...rows, next])}>{`Add ${name}`}</Button>
        </div>
      )}
    </fieldset>
  );
}
