import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Button } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { Notice } from '../ui/notice.tsx';
import { unsavedInput } from '../unsaved-input.ts';
import { failureWords } from './failure.ts';
import { useOpened } from './session/context.ts';

interface Props {
  wantsRefund?: boolean;
  /** The words that the complaint begins with. */
  text?: string;
  onClose: () => void;
}

/** A complaint about the order, with the ticket that it is known by afterwards. Open as long as it is drawn. */
export function ComplaintDialog({ wantsRefund = false, text, onClose }: Props) {
  const { call, read, order } = useOpened();
  const kept = unsavedInput('order', `${text ? 'late' : 'complaint'} ${order.id}`);
  const [ticket, setTicket] = useState<string>();
  const dueBy = order.complaints?.find((each) => each.ticket === ticket)?.dueBy;
  return (
    <Dialog isOpen onClose={onClose} title={ticket ? 'Your complaint has arrived' : 'Something is wrong'}>
      {ticket ? (
        <div className="stack">
          <Notice kind="success">
            <p>
              {dueBy && `We settle this by ${dateInWords(dayInIndia(dueBy))}. `}
              Your number: <b>{ticket}</b>
            </p>
            <p>
              A mail confirms it, and this page tells how it stands. You may also call and name the number.
            </p>
          </Notice>
          <p>
            <CallLink />
          </p>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </div>
      ) : (
        <Form
          label="Something is wrong"
          kept={kept}
          send={async (values, idempotencyKey) => {
            const { data } = await call('POST /order/complaints', {
              body: { text: values.text ?? '', wantsRefund: values.wish === 'money', noticeVersion },
              idempotencyKey,
            });
            setTicket(data.ticket);
            void read();
          }}
          offersCall
          failure={failureWords}
        >
          <Field
            name="text"
            label="What is wrong?"
            rows={5}
            required
            maxLength={limits.enquiry.message}
            {...(text && { defaultValue: text })}
          />
          <fieldset className="choices">
            <legend>What would you like?</legend>
            <label>
              <input type="radio" name="wish" value="mended" defaultChecked={!wantsRefund} />
              Put it right
            </label>
            <label>
              <input type="radio" name="wish" value="money" defaultChecked={wantsRefund} />
              Money back
            </label>
          </fieldset>
          <DataNotice purpose="settle your complaint" opensBeside />
          <DialogActions>
            <Submit>Send</Submit>
            <Button
              onClick={() => {
                kept.forget();
                onClose();
              }}
            >
              Cancel
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
