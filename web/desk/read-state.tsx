import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { isRefusal } from './refusal.ts';

interface Props {
  /** What was asked for is not here, and it may still come. */
  isLoading: boolean;
  error: Error | undefined;
  /** What to say where it did not load. */
  failure: string;
  /** What to say where the API answers that there is no such thing: then nothing is tried again. */
  missing?: string;
  onRetry: () => void;
  /** Holds the place of what will come. */
  children?: ReactNode;
}

/** Says that something of the desk is being read, or that it did not load, and reads it again at a press. */
export function ReadState({ isLoading, error, failure, missing, onRetry, children }: Props) {
  if (missing && isRefusal(error, 404)) return <Notice kind="failure">{missing}</Notice>;
  if (error)
    return (
      <Notice kind="failure">
        <p>{failure}</p>
        <Button kind="quiet" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    );
  if (!isLoading) return null;
  return (
    <p role="status" aria-label="Loading">
      {children ?? <Skeleton characters={200} />}
    </p>
  );
}
