import { useState } from 'react';
import { FullPage } from '../ui/full-page.tsx';
import { LoadError } from '../ui/load-error.tsx';

export function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <FullPage>
      <h1>We couldn’t open your order just now</h1>
      <LoadError again={retry} isTrying={isTrying}>
        You’re offline, or our server isn’t responding. Your order is safe.
      </LoadError>
    </FullPage>
  );
}
