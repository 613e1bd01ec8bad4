import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
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
import { failureText } from './failure-text.ts';
import { useOpened } from './session/context.ts';

interface Props {
  wantsRefund?: boolean;
  text?: string;
  onClose: () => void;
}

export function ComplaintDialog({ wantsRefund = false, text, onClose }: Props) {
  const { call, read, order } = useOpened();
  const kept = unsavedInput('order', `${text ? 'late' : 'complaint'} ${order.id}`);
  const [ticket, setTicket] = useState<string>();
  const dueBy = order.complaints?.find((each) => each.ticket === ticket)?.dueBy;
  return (
    <Dialog isOpen onClose={onClose} title={ticket ? 'We’ve received your complaint' : 'Something is wrong'}>
      {ticket ? (
        <div className="stack">
          <Notice kind="success">
            <p>
              {dueBy && `We’ll settle this by ${formatDay(dayInIndia(dueBy))}. `}
              Your ticket number: <b>{ticket}</b>
            </p>
            <p>
              We’ll email you a confirmation. You can follow your complaint on this page, or call us and quote
              this number.
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
          failure={failureText}
        >
          <Field
            name="text"
            label="What’s wrong?"
            rows={5}
            required
            maxLength={limits.enquiry.message}
            {...(text && { defaultValue: text })}
          />
          <fieldset className="choices">
            <legend>What would you like?</legend>
            <label>
              <input type="radio" name="wish" value="mended" defaultChecked={!wantsRefund} />
              Please fix it
            </label>
            <label>
              <input type="radio" name="wish" value="money" defaultChecked={wantsRefund} />
              I’d like a refund
            </label>
          </fieldset>
          <DataNotice purpose="settle your complaint" opensInNewTab />
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
