import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  isLoading: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** Stands where a setting will, until it is here, or says that it did not load. */
export function SettingState({ isLoading, error, onRetry }: Props) {
  if (!isLoading) return null;
  if (!error)
    return (
      <p role="status" aria-label="Loading">
        <Skeleton characters={120} />
      </p>
    );
  return (
    <Notice kind="failure">
      <p>This did not load. Please try again later.</p>
      <Button kind="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
