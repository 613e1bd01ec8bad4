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
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';

/**
 * Loads a section's script when it's first rendered. If loading fails or takes more than two minutes, the section shows
 * a “Try again” button. The rest of the page keeps working. If `isAwaited` is true, a `Suspense` above the section waits
 * for it, so that nothing on the page moves when it appears.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAwaited = false } = {},
) {
  let Part = partOf(load);
  return function Late(props: Props) {
    const [tries, setTries] = useState(0);
    const retry = () => {
      Part = partOf(load);
      setTries(tries + 1);
    };
    return (
      <Retry value={retry}>
        {isAwaited ? (
          <Part {...props} />
        ) : (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <Part {...props} />
          </Suspense>
        )}
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

const Retry = createContext<() => void>(() => {});

/**
 * Retries when the device is back online or the tab is shown again. If the browser has cached the failure, or a
 * deployment has removed the script, only a refresh will fix it.
 */
function DidNotLoad() {
  const retry = useContext(Retry);
  const latest = useRef(retry);
  latest.current = retry;
  const wasShown = useRef(false);
  // Each tab is inside an `Activity`, so this runs whenever the tab is shown.
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
        Couldn’t load this section. Check your internet and try again. If that doesn’t help, the site may have
        been updated since you opened this page, so refresh it. What you typed will still be here.
      </p>
      <DialogActions>
        <Button onClick={() => location.reload()}>Refresh the page</Button>
        <Button kind="primary" onClick={retry}>
          Try again
        </Button>
      </DialogActions>
    </>
  );
}

/** In milliseconds. */
const deadline = 120_000;

function beforeDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The script took longer than two minutes.')), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
