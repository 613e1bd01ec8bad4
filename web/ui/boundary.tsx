import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /**
   * React's root element. If it's set, the content and anything typed into it stay on screen after an error. Otherwise
   * only the message is shown.
   */
  root?: HTMLElement;
  children: ReactNode;
}

/** Keeps the failed content below the message: its forms still work if they have an `action`. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private nodes: ChildNode[] = [];

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidMount(): void {
    // At this point, an app contains nothing but its placeholder.
    if (this.props.root?.dataset.island) this.keep();
  }

  override componentDidUpdate(): void {
    this.keep();
  }

  override render(): ReactNode {
    const { root, children } = this.props;
    if (!this.state.hasFailed) return children;
    // React is about to remove these nodes.
    this.nodes = [...(root?.childNodes ?? [])];
    return (
      <div className="stack">
        <Notice kind="failure">
          Something went wrong here. {root && 'Copy what you typed. '}Refresh the page, or call <CallLink />.
        </Notice>
        <Button onClick={() => location.reload()}>Refresh the page</Button>
      </div>
    );
  }

  private keep(): void {
    const { root } = this.props;
    const message = root?.firstElementChild;
    if (!message || !this.state.hasFailed) return;
    root.append(...this.nodes);
    const dialog = root.querySelector<HTMLDialogElement>('dialog[open]');
    // The message may be far from the button that was pressed.
    message.scrollIntoView?.({ block: 'center' });
    if (!dialog) return;
    // Moving an open dialog takes it out of the top layer, so it has to be reopened.
    dialog.close();
    dialog.showModal();
    dialog.prepend(message);
  }
}
