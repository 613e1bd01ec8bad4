import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { canBeSpam } from '#shared/domain/enquiries/spam.ts';
import { Button } from '../../../../ui/button.tsx';
import { ActionDialog, type Asking } from './action-dialog.tsx';
import styles from './actions.module.css';
import type { EnquiryActions } from './use-actions.tsx';

interface Props {
  enquiry: Enquiry;
  actions: EnquiryActions;
  isOpen?: boolean;
}

export function MoreActions({ enquiry, actions, isOpen = false }: Props) {
  const [asking, setAsking] = useState<Asking>();
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isComplaint = enquiry.type === 'complaint';
  const ask = (next: Asking) => () => {
    if (menu.current) menu.current.open = false;
    setAsking(next);
  };
  const press = (kind: 'spam' | 'reopen') => () => {
    if (menu.current) menu.current.open = false;
    actions.press({ kind });
  };
  const choices = (
    <>
      {enquiry.outcome ? (
        <Button kind="quiet" onClick={press('reopen')}>
          Reopen
        </Button>
      ) : (
        <>
          <Button kind="quiet" onClick={ask('close')}>
            {isComplaint ? 'Settled' : 'Done'}
          </Button>
          {canBeSpam(enquiry) && (
            <Button kind="quiet" onClick={press('spam')}>
              Spam
            </Button>
          )}
          <Button kind="quiet" onClick={ask('follow_up')}>
            Call again on…
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={ask('note')}>
        Add a note
      </Button>
    </>
  );
  return (
    <>
      {isOpen ? (
        <div className="row">{choices}</div>
      ) : (
        <details
          ref={menu}
          className={styles.more}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape' || !currentTarget.open) return;
            currentTarget.open = false;
            summary.current?.focus();
          }}
        >
          <summary ref={summary} aria-label={`More about ${enquiry.name}`}>
            <Ellipsis aria-hidden="true" size={20} />
          </summary>
          <div className={styles.choices}>{choices}</div>
        </details>
      )}
      {asking && (
        <ActionDialog
          enquiry={enquiry}
          asking={asking}
          actions={actions}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
