import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Answer, Parameters } from '#shared/api/client.ts';
import { csvFile } from '#shared/domain/text/csv.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { callApi } from '../../../api.ts';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { usePress } from '../press.tsx';
import { useProof } from '../proof.tsx';
import type { ExportRoute } from '../queries.ts';

interface Props<K extends ExportRoute> {
  route: K;
  path?: Parameters<K>['path'];
  query?: Parameters<K>['query'] | undefined;
  /** Without the date and `.csv`, which are added. */
  fileName: string;
  /** In the plural, such as `enquiries`. */
  rowsName: string;
  name?: string;
}

/**
 * Loads all pages of a CSV file in the background, then downloads it. An interrupted export can be resumed.
 */
export function CsvExport<K extends ExportRoute>({
  route,
  path,
  query,
  fileName,
  rowsName,
  name = 'Export CSV',
}: Props<K>) {
  const [count, setCount] = useState(0);
  const fetched = useRef<{ lines: string[]; next: string | undefined }>({ lines: [], next: undefined });
  const run = useRef<AbortController>(undefined);
  const prove = useProof();
  const { press, isPending, outcome, error, reset } = usePress(async () => {
    const mine = new AbortController();
    run.current = mine;
    do {
      const { data, next } = await prove(() => readLines(route, { path, query }, fetched.current.next));
      mine.signal.throwIfAborted();
      fetched.current.lines.push(...data);
      fetched.current.next = next;
      // The first line contains the column names, so it isn't counted.
      setCount(fetched.current.lines.length - 1);
    } while (fetched.current.next);
    download(`${fileName}-${dayInIndia(Date.now())}.csv`, csvFile(fetched.current.lines));
    return fetched.current.lines.length - 1;
  });
  const stop = () => {
    run.current?.abort();
    reset();
  };
  const begin = () => {
    stop();
    fetched.current = { lines: [], next: undefined };
    setCount(0);
    void press();
  };

  const isCutOff = error !== undefined && !isPending;
  const rows = `${grouped(count)} ${rowsName}`;
  return (
    <div className="row">
      <Button kind="quiet" onClick={isPending ? stop : begin}>
        <Download aria-hidden="true" size={18} />
        {isPending ? 'Stop export' : name}
      </Button>
      {isCutOff && (
        <Button kind="quiet" onClick={() => press()}>
          Continue
        </Button>
      )}
      <p role="status" className="note">
        {isPending && `${rows} so far`}
        {isCutOff && `Stopped after ${rows}.`}
        {outcome !== undefined && `${rows} exported.`}
      </p>
    </div>
  );
}

const readLines = <K extends ExportRoute>(
  route: K,
  { path, query }: Pick<Props<K>, 'path' | 'query'>,
  cursor: string | undefined,
): Promise<Answer<K>> => callApi(route, { path, query: { ...query, cursor } } as unknown as Parameters<K>);
