import {
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';

/**
 * A part of the desk that is not needed at once: its script comes when it is first drawn. Where that has not come within
 * two minutes, the part says so and offers to try again; the rest of the desk stays, with what was typed.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part = partOf(load);
  return function Late(props: Props) {
    const [tries, setTries] = useState(0);
    const retry = () => {
      Part = partOf(load);
      setTries(tries + 1);
    };
    return (
      <Retry value={retry}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Part {...props} />
        </Suspense>
      </Retry>
    );
  };
}

const partOf = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    beforeDeadline(load()).then(
      (part) => ({ default: part }),
      () => ({ default: DidNotLoad }),
    ),
  );

/** Asks for the script again. */
const Retry = createContext<() => void>(() => {});

/**
 * Tries again by itself when the device is back online, and when its tab is shown again. A browser may remember that a script failed, and a deployment may have taken the old one away: then
 * only a fresh document helps.
 */
function DidNotLoad() {
  const retry = useContext(Retry);
  const latest = useRef(retry);
  latest.current = retry;
  const wasShown = useRef(false);
  // A tab is an `Activity`, so the effect runs again each time the tab is shown.
  useEffect(() => {
    if (wasShown.current) latest.current();
    wasShown.current = true;
    const onOnline = () => latest.current();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <>
      <p role="alert">
        This part did not load. Check the connection and try again. If that doesn’t help, the site may have
        been updated since you opened this page: load the page again. What you typed is kept.
      </p>
      <DialogActions>
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <Button kind="primary" onClick={retry}>
          Try again
        </Button>
      </DialogActions>
    </>
  );
}

/** Milliseconds after which a script counts as failed. */
const deadline = 120_000;

function beforeDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The script took longer than two minutes.')), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
