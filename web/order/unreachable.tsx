import { useState } from 'react';
import { FullPage } from '../ui/full-page.tsx';
import { Unreadable } from '../ui/unreadable.tsx';

/** What the page shows while the server does not answer. */
export function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <FullPage>
      <h1>Your order could not be opened just now</h1>
      <Unreadable again={retry} isTrying={isTrying}>
        Our server does not answer, or the connection is lost. Your order is safe.
      </Unreadable>
    </FullPage>
  );
}
