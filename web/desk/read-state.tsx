import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { isRefusal } from './refusal.ts';

interface Props {
  /** What is read: its data once they are here, why they did not come, and the way to ask again. */
  read: { data: unknown; error: Error | undefined; ask: () => unknown };
  /** What to say where it did not load. */
  failure: string;
  /** What to say where it did not load again, and what is shown is older; nothing is said where this is left out. */
  outdated?: string;
  /** What to say where the API answers that there is no such thing: then nothing is tried again. */
  missing?: string;
  /** Holds the place of what will come. */
  children?: ReactNode;
}

/** Says that something of the desk is being read, or that it did not load, and reads it again at a press. */
export function ReadState({ read: { data, error, ask }, failure, outdated, missing, children }: Props) {
  if (data !== undefined && !(error && outdated)) return null;
  if (missing && isRefusal(error, 404)) return <Notice kind="failure">{missing}</Notice>;
  if (error)
    return (
      <Notice kind="failure">
        <div className="part">
          <p>{data === undefined ? failure : outdated}</p>
          <Button kind="quiet" onClick={() => void ask()}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  return (
    <p role="status" aria-label="Loading">
      {children ?? <Skeleton characters={200} />}
    </p>
  );
}
