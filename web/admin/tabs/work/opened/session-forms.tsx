import { useState } from 'react';
import type { Data, Parameters } from '#shared/api/client.ts';
import type { Booking } from '#shared/domain/coaching/bookings.ts';
import { formatAppointment } from '#shared/domain/time/format.ts';
import { callApi } from '../../../../api.ts';
import { Form } from '../../../../forms/form.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { Button } from '../../../../ui/button.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { stale, useAction, useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import { isRefusal, refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { startOf, TimeFields } from '../../../kit/time-fields.tsx';
import type { WorkProps } from './entry-form.tsx';

type Kind = Parameters<'POST /admin/work/{id}/bookings/{bookingId}'>['body']['kind'];

export type Change = Exclude<Kind, 'cancelled'>;

/** If a call is refused, the order is reloaded, because something has changed since. */
export function useBookings({ id, show }: Pick<WorkProps, 'id' | 'show'>) {
  const send = useAction('POST /admin/work/{id}/bookings', { stale: stale.work });
  const sendChange = useAction('POST /admin/work/{id}/bookings/{bookingId}', { stale: stale.work });
  const shown = async (answer: Promise<Data<'GET /admin/work/{id}'>>) => {
    try {
      show(await answer);
    } catch (error) {
      if (isRefusal(error, 409))
        await callApi('GET /admin/work/{id}', { path: { id } }).then(
          ({ data }) => show(data),
          () => {},
        );
      throw error;
    }
  };
  return {
    book: (body: { start: string; replaces?: string }, idempotencyKey: string) =>
      shown(send({ path: { id }, body, idempotencyKey })),
    change: (bookingId: string, kind: Kind) => shown(sendChange({ path: { id, bookingId }, body: { kind } })),
  };
}

/** Books a session, or moves one. */
export function SessionTime({ moving, ...props }: WorkProps & { moving?: Booking }) {
  const { id, onDone } = props;
  const { book } = useBookings(props);
  const read = useQuery('GET /admin/work/{id}/times', {
    path: { id },
    query: { ...(moving && { moving: moving.id }) },
  });
  if (!read.data && !read.error) return <ReadState read={read} failure="" />;
  const label = moving ? `Move the session of ${formatAppointment(moving.start)}` : 'Book a session';
  return (
    <Form
      label={label}
      id={`session-${moving?.id ?? 'new'}`}
      send={(values, idempotencyKey) =>
        book({ start: startOf(values) ?? '', ...(moving && { replaces: moving.id }) }, idempotencyKey)
      }
      onSent={() =>
        onDone(
          moving ? 'The session has been moved. We’ll email the buyer.' : 'Booked. We’ll email the buyer.',
        )
      }
      failure={refusalOrUnconfirmed('we’ll book it only once')}
    >
      <TimeFields free={read.data} />
      <Submit kind="secondary" pendingText="Booking…">
        {moving ? 'Move session' : 'Book session'}
      </Submit>
    </Form>
  );
}

export function CancelSession({ booking, ...props }: WorkProps & { booking: Booking }) {
  const { change } = useBookings(props);
  const [isOpen, setOpen] = useState(false);
  const name = formatAppointment(booking.start);
  return (
    <>
      <Button kind="quiet" aria-label={`Cancel ${name}`} onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <FormDialog
        isOpen={isOpen}
        title="Cancel this session"
        label="Cancel this session"
        id={`cancel-${booking.id}`}
        kept={unsavedInput('admin', `cancel-session ${booking.id}`)}
        send={async ({ kind }) => {
          await change(booking.id, kind === 'withdrawn' ? 'withdrawn' : 'cancelled');
          props.onDone('The session is back in the order. We’ll email the buyer.');
        }}
        failure={refusalOrUnconfirmed('we’ll cancel it only once')}
        submitText="Cancel session"
        pendingText="Cancelling…"
        closeText="Keep session"
        onClose={() => setOpen(false)}
      >
        <p>{name}</p>
        <fieldset className="choices">
          <legend>Who cancels</legend>
          <label>
            <input type="radio" name="kind" value="cancelled" defaultChecked />
            <span>
              The buyer
              <small className="under">They keep it and choose another time later.</small>
            </span>
          </label>
          <label>
            <input type="radio" name="kind" value="withdrawn" />
            <span>
              We do
              <small className="under">They choose another time, or ask for the session’s price.</small>
            </span>
          </label>
        </fieldset>
      </FormDialog>
    </>
  );
}
