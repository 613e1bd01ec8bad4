import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page that most visitors never open: its script comes when it is first drawn. Where the script
 * does not come, the part says so and the rest of the page stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: DidNotLoad }),
    ),
  );
  return (props: Props) => (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Part {...props} />
    </Suspense>
  );
}

const DidNotLoad = () => (
  <p role="alert">This part did not load. Check the connection and load the page again.</p>
);
