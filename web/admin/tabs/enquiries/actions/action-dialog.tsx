import type { Enquiry, OutcomeKind } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import type { Values } from '../../../../forms/submission.ts';
import { Submit } from '../../../../forms/submit.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DialogActions } from '../../../../ui/dialog-actions.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { type EnquiryAction, type EnquiryActions, failureOf, tomorrow } from './use-actions.tsx';

export type Asking = 'close' | 'follow_up' | 'note';

interface Props {
  enquiry: Enquiry;
  asking: Asking;
  actions: EnquiryActions;
  onClose: () => void;
}

export function ActionDialog({ enquiry, asking, actions, onClose }: Props) {
  const isComplaint = enquiry.type === 'complaint';
  const kept = unsavedInput('admin', `${asking} ${enquiry.id}`);
  const title = asking === 'close' && isComplaint ? 'Settled' : titles[asking];
  return (
    <Dialog isOpen onClose={onClose} title={`${title}: ${enquiry.name}`}>
      <Form
        label={title}
        id={`${asking}-${enquiry.id}`}
        kept={kept}
        send={(values) => actions.add(deedOf(asking, isComplaint, values))}
        onSent={onClose}
        failure={failureOf}
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
        <DialogActions>
          <Button
            onClick={() => {
              kept.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Submit>Save</Submit>
        </DialogActions>
      </Form>
    </Dialog>
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
