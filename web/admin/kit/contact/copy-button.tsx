import { Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { usePress } from '../use-press.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  text: string;
  copied?: string;
  failure?: string;
}

export function CopyButton({
  text,
  copied = 'Copied.',
  failure = 'This browser doesn’t allow copying. Select the text instead.',
  children,
  ...button
}: Props) {
  const copy = usePress(() => navigator.clipboard.writeText(text).then(() => copied), { failure });
  return (
    <>
      <Button {...button} onClick={() => copy.press()}>
        <Copy aria-hidden="true" size={16} />
        {children}
      </Button>
      <span role="status" className="note">
        {copy.outcome ?? copy.failure}
      </span>
    </>
  );
}
