import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Enquiry, OutcomeKind } from '#shared/domain/enquiries/enquiry.ts';
import { canBeSpam } from '#shared/domain/enquiries/spam.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../../forms/field.tsx';
import type { Values } from '../../../../forms/submission.ts';
import { Button } from '../../../../ui/button.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import styles from './actions.module.css';
import { type EnquiryAction, type EnquiryActions, failureOf, tomorrow } from './use-actions.tsx';

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
          <summary ref={summary} className="no-marker" aria-label={`More about ${enquiry.name}`}>
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

type Asking = 'close' | 'follow_up' | 'note';

interface DialogProps {
  enquiry: Enquiry;
  asking: Asking;
  actions: EnquiryActions;
  onClose: () => void;
}

function ActionDialog({ enquiry, asking, actions, onClose }: DialogProps) {
  const isComplaint = enquiry.type === 'complaint';
  const title = asking === 'close' && isComplaint ? 'Settled' : titles[asking];
  return (
    <FormDialog
      title={`${title}: ${enquiry.name}`}
      label={title}
      id={`${asking}-${enquiry.id}`}
      kept={unsavedInput('admin', `${asking} ${enquiry.id}`)}
      send={(values) => actions.add(deedOf(asking, isComplaint, values))}
      failure={failureOf}
      onClose={onClose}
    >
      {asking === 'close' && !isComplaint && (
        <fieldset className="choices">
          <legend>How did it end?</legend>
          <label>
            <input type="radio" name="outcome" value="joined" />
            Joined
          </label>
          <label>
            <input type="radio" name="outcome" value="not_now" defaultChecked />
            Not now
          </label>
        </fieldset>
      )}
      {asking === 'close' && (
        <Field
          name="why"
          label={isComplaint ? 'How was it settled?' : 'Reason, in brief'}
          {...(isComplaint && { hint: 'The buyer sees this on their order page', rows: 4 })}
          maxLength={isComplaint ? limits.enquiry.settled : limits.enquiry.why}
          required
        />
      )}
      {asking === 'follow_up' && (
        <>
          <Field
            name="callOn"
            type="date"
            label="Day"
            defaultValue={enquiry.callOn?.day ?? tomorrow()}
            required
          />
          <Field name="why" label="Why" maxLength={limits.enquiry.why} />
        </>
      )}
      {asking === 'note' && (
        <Field name="text" label="Note" rows={4} maxLength={limits.enquiry.note} required />
      )}
    </FormDialog>
  );
}

const titles: Record<Asking, string> = { close: 'Done', follow_up: 'Call again', note: 'Note' };

function deedOf(
  asking: Asking,
  isComplaint: boolean,
  { outcome, why = '', callOn, text = '' }: Values,
): EnquiryAction {
  if (asking === 'note') return { kind: 'note', text };
  if (asking === 'follow_up') return { kind: 'follow_up', callOn, ...(why && { why }) };
  return { kind: 'close', outcome: isComplaint ? 'settled' : (outcome as OutcomeKind), why };
}
