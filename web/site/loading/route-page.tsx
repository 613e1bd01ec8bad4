import { Suspense, use } from 'react';
import { PageHead } from '../../layout/page-head.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageRoute } from './page-route.ts';
import type { PageScript } from './page-script.ts';
import { PageWait } from './page-wait.tsx';

/** A route's page with its head: waits for the script, and offers to try again when it does not come. */
export const RoutePage = ({ route }: { route: PageRoute }) => (
  <>
    <PageHead {...route} />
    <PageBoundary onRetry={route.script.retry}>
      <Suspense fallback={<PageWait />}>
        <Loaded script={route.script} />
      </Suspense>
    </PageBoundary>
  </>
);

function Loaded({ script }: { script: PageScript }) {
  const Page = use(script.read());
  return <Page />;
}
