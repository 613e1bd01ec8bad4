import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Copies a text, and says whether it did. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      {/* A browser has no clipboard at a plain address, and then `copy` throws at once. */}
      <Button
        onClick={() =>
          Promise.resolve()
            .then(copy)
            .catch(() => setOutcome('failed'))
        }
      >
        <Copy aria-hidden="true" size={16} />
        {children}
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'failed' && 'This browser does not let the desk copy. Select the text instead.'}
      </span>
    </>
  );
}
