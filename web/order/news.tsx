import { Bell } from 'lucide-react';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { Button } from '../ui/button.tsx';
import { wordsOf } from './history.ts';

interface Props {
  entries: readonly WorkEntry[];
  onPutAway: () => void;
}

/** Tells what came while the page was open. The element stays while it is empty, so that a screen reader hears what comes into it. */
export const News = ({ entries, onPutAway }: Props) => (
  <div role="status">
    {entries.length > 0 && (
      <div className="card state">
        <Bell aria-hidden="true" />
        <div className="part">
          <h2 className="title">New since you opened this page</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                {wordsOf(entry)}
                {entry.text && `: ${entry.text}`}
              </li>
            ))}
          </ul>
          <Button kind="quiet" onClick={onPutAway}>
            Put away
          </Button>
        </div>
      </div>
    )}
  </div>
);
