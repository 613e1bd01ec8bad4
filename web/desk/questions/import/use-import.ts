import { useMemo, useRef, useState } from 'react';
import { ApiError, type Data } from '#shared/api/client.ts';
import { callApi, useRefresh } from '../../../api.ts';
import { questionReads } from '../question-reads.ts';
import { batchesOf } from './batches.ts';
import type { BadRow, FileRow, QuestionFile } from './question-file.ts';

/** How far an import is. */
export interface Progress {
  status: 'ready' | 'running' | 'stopping' | 'stopped' | 'cut' | 'done';
  /** How many rows the server has answered for. */
  sent: number;
  added: number;
  /** Rows whose question was in the list already. */
  known: number;
  bad: readonly BadRow[];
  /** Why it was cut. */
  reason?: string;
}

/**
 * Sends a file part by part. A part that failed is sent again on the next start, which adds nothing twice. It goes
 * on while another tab is open.
 */
export function useImport({ rows, bad }: QuestionFile) {
  const batches = useMemo(() => batchesOf(rows), [rows]);
  const [progress, setProgress] = useState<Progress>({ status: 'ready', sent: 0, added: 0, known: 0, bad });
  const refresh = useRefresh();
  const next = useRef(0);
  const isRunning = useRef(false);
  const isToStop = useRef(false);

  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    isToStop.current = false;
    setProgress((now) => ({ ...now, status: 'running' }));
    try {
      while (next.current < batches.length && !isToStop.current) {
        const batch = batches[next.current] ?? [];
        const result = await send(batch);
        next.current += 1;
        setProgress((now) => advanced(now, batch, result));
      }
      setProgress((now) => ({ ...now, status: next.current < batches.length ? 'stopped' : 'done' }));
    } catch (error) {
      setProgress((now) => ({ ...now, status: 'cut', reason: reasonOf(error) }));
    }
    isRunning.current = false;
    refresh(questionReads);
  };
  const stop = () => {
    // What is on its way arrives: then the count is right.
    isToStop.current = true;
    setProgress((now) => ({ ...now, status: 'stopping' }));
  };
  return { progress, start, stop };
}

type Result = Data<'POST /admin/interview-questions/import'>;

async function send(batch: readonly FileRow[]): Promise<Result> {
  const { data } = await callApi('POST /admin/interview-questions/import', {
    body: { rows: batch.map(({ row }) => row) },
    // Longer than the gateway waits.
    signal: AbortSignal.timeout(30_000),
  });
  return data;
}

function advanced(now: Progress, batch: readonly FileRow[], { added, known, errors }: Result): Progress {
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
