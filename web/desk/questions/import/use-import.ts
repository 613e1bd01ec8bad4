import { useMemo, useRef, useState } from 'react';
import { ApiError, type Data } from '#shared/api/client.ts';
import { callApi } from '../../../api.ts';
import { useRefresh } from '../../queries.ts';
import { stale } from '../../stale.ts';
import { type BadRow, bytesOf, type FileRow, maxRowBytes, type QuestionFile } from './question-file.ts';

/** The state of an import. */
export interface ImportState {
  status: 'ready' | 'running' | 'stopping' | 'stopped' | 'interrupted' | 'done';
  /** The number of rows that the server has answered for. */
  sent: number;
  added: number;
  /** Rows whose question was in the list already. */
  known: number;
  bad: readonly BadRow[];
  /** The reason for an interruption. */
  reason?: string;
}

/**
 * Sends a file part by part. A part that failed is sent again on the next start, which adds nothing twice. It goes
 * on while another tab is open.
 */
export function useImport({ rows, bad }: QuestionFile) {
  const batches = useMemo(() => batchesOf(rows), [rows]);
  const [state, setState] = useState<ImportState>({ status: 'ready', sent: 0, added: 0, known: 0, bad });
  const refresh = useRefresh();
  const next = useRef(0);
  const isRunning = useRef(false);
  const stopRequested = useRef(false);

  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    stopRequested.current = false;
    setState((now) => ({ ...now, status: 'running' }));
    try {
      while (next.current < batches.length && !stopRequested.current) {
        const batch = batches[next.current] ?? [];
        const result = await send(batch);
        next.current += 1;
        setState((now) => advanced(now, batch, result));
      }
      setState((now) => ({ ...now, status: next.current < batches.length ? 'stopped' : 'done' }));
    } catch (error) {
      setState((now) => ({ ...now, status: 'interrupted', reason: reasonOf(error) }));
    }
    isRunning.current = false;
    refresh(stale.questions);
  };
  const stop = () => {
    // The request on its way arrives: then the count is right.
    stopRequested.current = true;
    setState((now) => ({ ...now, status: 'stopping' }));
  };
  return { state, start, stop };
}

/** The rows in their order, in parts that one request can carry. */
function batchesOf(rows: readonly FileRow[]): FileRow[][] {
  const batches: FileRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    // With the comma behind it.
    const size = bytesOf(row.row) + 1;
    const last = batches.at(-1);
    if (last && bytes + size <= maxRowBytes && last.length < maxRows) {
      last.push(row);
      bytes += size;
    } else {
      batches.push([row]);
      bytes = size;
    }
  }
  return batches;
}

// More than the server takes would be refused, and fewer make the progress easier to see.
const maxRows = 250;

type Result = Data<'POST /admin/interview-questions/import'>;

async function send(batch: readonly FileRow[]): Promise<Result> {
  const { data } = await callApi('POST /admin/interview-questions/import', {
    body: { rows: batch.map(({ row }) => row) },
    // Milliseconds, longer than the gateway waits: a part is more work than other requests.
    signal: AbortSignal.timeout(30_000),
  });
  return data;
}

function advanced(
  now: ImportState,
  batch: readonly FileRow[],
  { added, known, errors }: Result,
): ImportState {
  const bad = errors.flatMap(({ row, message }) => {
    const at = batch[row];
    return at ? [{ ...at, message }] : [];
  });
  return {
    ...now,
    sent: now.sent + batch.length,
    added: now.added + added,
    known: now.known + known,
    bad: [...now.bad, ...bad].toSorted((a, b) => a.place - b.place),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The connection was cut.';
  if (error.status === 401 || error.status === 403) return 'Your session had ended.';
  return 'The server could not take the next part.';
}
