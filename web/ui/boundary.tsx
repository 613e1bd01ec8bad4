import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /**
   * React's root element. After an error, its nodes stay with what was typed; without it, only the message is shown.
   */
  root?: HTMLElement;
  children: ReactNode;
}

/** Shows the message above the failed nodes, whose forms still post if they have an address. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private nodes: ChildNode[] = [];

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidMount(): void {
    // Apps have only their placeholder by then.
    if (this.props.root?.dataset.island) this.keep();
  }

  override componentDidUpdate(): void {
    this.keep();
  }

  override render(): ReactNode {
    const { root, children } = this.props;
    if (!this.state.hasFailed) return children;
    // React removes them afterwards.
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
    // The island may be far from the pressed button.
    message.scrollIntoView?.({ block: 'center' });
    if (!dialog) return;
    // Removing it took it out of the top layer.
    dialog.close();
    dialog.showModal();
    dialog.prepend(message);
  }
}
