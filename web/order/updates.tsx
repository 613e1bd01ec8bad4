import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { Button } from '../ui/button.tsx';
import { historyText } from './history.ts';

interface Props {
  entries: readonly WorkEntry[];
  onDismiss: () => void;
}

/** This element is rendered even while it's empty, so that screen readers announce what's added to it. */
export const Updates = ({ entries, onDismiss }: Props) => (
  <div role="status">
    {entries.length > 0 && (
      <div className="card group">
        <h2 className="title">New since you opened this page</h2>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {historyText(entry)}
              {entry.text && `: ${entry.text}`}
            </li>
          ))}
        </ul>
        <Button kind="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    )}
  </div>
);
