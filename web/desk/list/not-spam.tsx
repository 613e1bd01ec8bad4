import { Button } from '../../ui/button.tsx';
import { usePress } from '../use-press.ts';
import styles from './not-spam.module.css';

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
      <Button
        kind="quiet"
        aria-busy={move.isPending}
        aria-describedby={describedBy}
        onClick={() => move.press()}
      >
        {move.isPending ? 'Moving…' : 'Not spam'}
      </Button>
      {move.failure && (
        <p role="alert" className={styles.failure}>
          {move.failure}
        </p>
      )}
    </div>
  );
}
