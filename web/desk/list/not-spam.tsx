import { PressButton } from '../press-button.tsx';
import { usePress } from '../use-press.ts';

interface Props {
  /** Id of the element that names the row. */
  describedBy: string;
  /** Tells the server. */
  send: () => Promise<unknown>;
  /** Called when the row is no longer among the suspected ones. */
  onMoved: () => void;
}

/** Moves a suspected row to the others. */
export function NotSpam({ describedBy, send, onMoved }: Props) {
  const move = usePress(send, { failure: 'Could not move it. Please try again.', onDone: onMoved });
  return (
    <div>
      <PressButton press={move} doing="Moving…" aria-describedby={describedBy}>
        Not spam
      </PressButton>
    </div>
  );
}
