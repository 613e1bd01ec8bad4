import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Data, Parameters } from '#shared/api/client.ts';
import { dayInIndia } from '#shared/domain/india-time.ts';
import type { ListRoute } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { readPage } from '../../use-list.ts';
import { type CsvColumn, download, toCsv } from './csv.ts';
import styles from './csv-export.module.css';

interface Props<K extends ListRoute> {
  route: K;
  query?: Parameters<K>['query'] | undefined;
  columns: readonly CsvColumn<Data<K>[number]>[];
  /** Name of the file without the day and the ending. */
  fileName: string;
  /** Names the rows, such as `enquiries`. */
  rowsName: string;
}

/**
 * Fetches a list to its end, page by page, and hands it over as a CSV file. It goes on behind another tab, and
 * one that was broken off can go on where it was.
 */
export function CsvExport<K extends ListRoute>({ route, query, columns, fileName, rowsName }: Props<K>) {
  type Row = Data<K>[number];
  const [state, setState] = useState<'idle' | 'running' | 'failed' | 'done'>('idle');
  const [count, setCount] = useState(0);
  const fetched = useRef<{ rows: Row[]; next: string | undefined }>({ rows: [], next: undefined });
  const run = useRef(0);

  const fetchOn = async () => {
    const mine = ++run.current;
    setState('running');
    try {
      do {
        const page = await readPage(route, query, fetched.current.next);
        if (mine !== run.current) return;
        fetched.current.rows.push(...page.rows);
        fetched.current.next = page.next;
        setCount(fetched.current.rows.length);
      } while (fetched.current.next);
      download(`${fileName}-${dayInIndia(Date.now())}.csv`, toCsv(columns, fetched.current.rows));
      setState('done');
    } catch {
      if (mine === run.current) setState('failed');
    }
  };
  const begin = () => {
    fetched.current = { rows: [], next: undefined };
    setCount(0);
    void fetchOn();
  };
  const stop = () => {
    run.current++;
    setState('idle');
  };

  const rows = `${count.toLocaleString('en-IN')} ${rowsName}`;
  return (
    <div className={styles.export}>
      <Button kind="quiet" onClick={state === 'running' ? stop : begin}>
        <Download aria-hidden="true" size={18} />
        {state === 'running' ? 'Stop the export' : 'Export CSV'}
      </Button>
      {state === 'failed' && (
        <Button kind="quiet" onClick={fetchOn}>
          Go on
        </Button>
      )}
      <p role="status" className={styles.news}>
        {state === 'running' && `${rows} so far`}
        {state === 'failed' && `Stopped after ${rows}.`}
        {state === 'done' && `${rows} exported.`}
      </p>
    </div>
  );
}
