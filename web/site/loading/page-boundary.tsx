import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './page-boundary.module.css';

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
