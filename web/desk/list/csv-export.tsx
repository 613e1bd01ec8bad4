import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Answer, Parameters } from '#shared/api/client.ts';
import { csvFile } from '#shared/domain/text/csv.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useProof } from '../proof/proof.tsx';
import type { ExportRoute } from '../queries.ts';
import styles from './csv-export.module.css';
import { download } from './download.ts';

interface Props<K extends ExportRoute> {
  route: K;
  path?: Parameters<K>['path'];
  query?: Parameters<K>['query'] | undefined;
  /** Name of the file without the day and the ending. */
  fileName: string;
  /** Names the rows, such as `enquiries`. */
  rowsName: string;
  /** The button's text, where it stands beside another export. */
  name?: string;
}

/**
 * Fetches the lines of a CSV file to their end, page by page, and hands the file over. It goes on behind another tab, and
 * one that was broken off can go on where it was.
 */
export function CsvExport<K extends ExportRoute>({
  route,
  path,
  query,
  fileName,
  rowsName,
  name = 'Export CSV',
}: Props<K>) {
  const [state, setState] = useState<'idle' | 'running' | 'failed' | 'done'>('idle');
  const [count, setCount] = useState(0);
  const fetched = useRef<{ lines: string[]; next: string | undefined }>({ lines: [], next: undefined });
  const run = useRef(0);
  const prove = useProof();

  const fetchOn = async () => {
    const mine = ++run.current;
    setState('running');
    try {
      do {
        const { data, next } = await prove(() => readLines(route, { path, query }, fetched.current.next));
        if (mine !== run.current) return;
        fetched.current.lines.push(...data);
        fetched.current.next = next;
        // The first line has the names of the columns.
        setCount(fetched.current.lines.length - 1);
      } while (fetched.current.next);
      download(`${fileName}-${dayInIndia(Date.now())}.csv`, csvFile(fetched.current.lines));
      setState('done');
    } catch {
      if (mine === run.current) setState('failed');
    }
  };
  const begin = () => {
    fetched.current = { lines: [], next: undefined };
    setCount(0);
    void fetchOn();
  };
  const stop = () => {
    run.current++;
    setState('idle');
  };

  const rows = `${grouped(count)} ${rowsName}`;
  return (
    <div className={styles.export}>
      <Button kind="quiet" onClick={state === 'running' ? stop : begin}>
        <Download aria-hidden="true" size={18} />
        {state === 'running' ? 'Stop the export' : name}
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

const readLines = <K extends ExportRoute>(
  route: K,
  { path, query }: Pick<Props<K>, 'path' | 'query'>,
  cursor: string | undefined,
): Promise<Answer<K>> => callApi(route, { path, query: { ...query, cursor } } as unknown as Parameters<K>);
