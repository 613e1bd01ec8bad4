import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePress } from '../use-press.ts';

/** Copies a text, and says whether it did. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = usePress(
    async () => {
      await navigator.clipboard.writeText(text);
      return 'Copied.';
    },
    { failure: 'This browser does not let the desk copy. Select the text instead.' },
  );
  return (
    <>
      <Button onClick={() => copy.press()}>
        <Copy aria-hidden="true" size={16} />
        {children}
      </Button>
      <span role="status">{copy.outcome ?? copy.failure}</span>
    </>
  );
}
