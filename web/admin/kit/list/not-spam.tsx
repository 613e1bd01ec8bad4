import { PressButton } from '../press-button.tsx';
import { usePress } from '../use-press.ts';

interface Props {
  describedBy: string;
  send: () => Promise<unknown>;
  onMoved: () => void;
}

export function NotSpam({ describedBy, send, onMoved }: Props) {
  const move = usePress(send, { failure: 'Couldn’t move it. Please try again.', onDone: onMoved });
  return (
    <div>
      <PressButton press={move} doing="Moving…" aria-describedby={describedBy}>
        Not spam
      </PressButton>
    </div>
  );
}
