import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isRefusal } from './refusal.ts';

interface Props {
  read: { data: unknown; error: Error | undefined; ask: () => unknown };
  failure: string;
  /** Shown if the data couldn't be reloaded and may be out of date. By default, nothing is shown. */
  outdated?: string;
  missing?: string;
  children?: ReactNode;
}

export function ReadState({ read: { data, error, ask }, failure, outdated, missing, children }: Props) {
  if (data !== undefined && !(error && outdated)) return null;
  if (missing && isRefusal(error, 404)) return <Notice kind="failure">{missing}</Notice>;
  if (error)
    return (
      <Notice kind="failure">
        <div className="group">
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
