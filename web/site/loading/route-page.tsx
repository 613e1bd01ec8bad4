import { Component, type ReactNode, Suspense, use } from 'react';
import { PageHead } from '../../layout/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import type { PageRoute } from './page-route.ts';
import type { PageScript } from './page-script.ts';
import styles from './route-page.module.css';

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

interface Props {
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Stands in for a page that could not be shown, and tries again when asked to. */
export class PageBoundary extends Component<Props, { failed: boolean; retrying: boolean }> {
  override state = { failed: false, retrying: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <h1>This page did not load.</h1>
        <p>The connection may have dropped on the way. Nothing you sent is lost.</p>
        <Button kind="primary" pending={this.state.retrying} onClick={this.retry}>
          {this.state.retrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    );
  }

  private readonly retry = async () => {
    this.setState({ retrying: true });
    await this.props.onRetry();
    this.setState({ failed: false, retrying: false });
  };
}

/** Holds a page's place while its script loads. It stays invisible when that is quick. */
const PageWait = () => (
  <div className={styles.wait}>
    <p role="status" className={styles.word}>
      Loading the page…
    </p>
  </div>
);
