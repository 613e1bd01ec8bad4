import { ApiError } from '#shared/api/client.ts';
import type { Availability, AvailabilityInput, DailyHours } from '#shared/domain/coaching/availability.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { Submit } from '../../../forms/submit.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';
import { RowFields } from './row-fields.tsx';
import {
  availabilityInput,
  endsPastMidnight,
  fieldName,
  type RowList,
  shownEnd,
  weekdays,
} from './values.ts';

interface Props {
  stored: Availability;
  kept: UnsavedInput;
  save: (input: AvailabilityInput) => Promise<unknown>;
  failure: (error: unknown) => string;
}

export const HoursForm = ({ stored, kept, save, failure }: Props) => {
  const unsaved = kept.values;
  const { weekly, blocked, worksOn, bufferMinutes, noticeHours, daysAhead } = stored;
  return (
    <Form
      label="Hours"
      kept={kept}
      send={async (values) => {
        const errors = endsPastMidnight(values).map((field) => ({ field, message: pastMidnight }));
        if (errors.length > 0) throw new ApiError(400, { detail: pastMidnight, errors }, undefined);
        await save(availabilityInput(values));
      }}
      failure={failure}
    >
      <RowFields
        {...{ list: 'weekly', legend: 'Weekly hours', name: 'weekly hours', unsaved }}
        explanation="When this coach usually works, in IST."
        count={weekly.length}
        most={limits.coaching.weekly}
      >
        {(row) => (
          <>
            <SelectField
              name={fieldName('weekly', row, 'weekday')}
              label={`Weekday ${row + 1}`}
              defaultValue={String(weekly[row]?.weekday ?? 1)}
              options={weekdays}
            />
            <FromTo list="weekly" row={row} hours={weekly[row]} />
          </>
        )}
      </RowFields>
      <RowFields
        {...{ list: 'blocked', legend: 'Blocked times', name: 'blocked time', unsaved }}
        explanation="When this coach can’t work, for example because of leave. 12:00 am to 12:00 am is a whole day."
        count={blocked.length}
        most={limits.coaching.blocked}
      >
        {(row) => (
          <>
            <Field
              name={fieldName('blocked', row, 'date')}
              label={`Blocked day ${row + 1}`}
              type="date"
              defaultValue={blocked[row]?.date}
              required
            />
            <FromTo list="blocked" row={row} hours={blocked[row]} />
          </>
        )}
      </RowFields>
      <RowFields
        {...{ list: 'worksOn', legend: 'Working holidays', name: 'working holiday', unsaved }}
        explanation="No one can be booked on the holidays in Email and settings, except on these days."
        count={worksOn.length}
        most={limits.holidays}
      >
        {(row) => (
          <Field
            name={fieldName('worksOn', row, 'date')}
            label={`Works on holiday ${row + 1}`}
            type="date"
            defaultValue={worksOn[row]}
            required
          />
        )}
      </RowFields>
      <div className="pair">
        <Field
          name="bufferMinutes"
          label="Break between sessions"
          hint="In minutes"
          type="number"
          defaultValue={String(bufferMinutes)}
          required
        />
        <Field
          name="noticeHours"
          label="Earliest notice"
          hint="In hours before a session"
          type="number"
          defaultValue={String(noticeHours)}
          required
        />
        <Field
          name="daysAhead"
          label="Days ahead"
          hint="How far ahead buyers can book"
          type="number"
          defaultValue={String(daysAhead)}
          required
        />
      </div>
      <p className="note">
        Booked sessions stay as they are. If one no longer fits, it’s listed in Today, so that you can move
        it.
      </p>
      <Submit pendingText="Saving…">Save hours</Submit>
    </Form>
  );
};

interface FromToProps {
  list: RowList;
  row: number;
  hours: DailyHours | undefined;
}

const FromTo = ({ list, row, hours }: FromToProps) => {
  const what = list === 'weekly' ? 'Hours' : 'Blocked time';
  return (
    <div className="pair">
      <Field
        name={fieldName(list, row, 'from')}
        label={`${what} ${row + 1} from`}
        type="time"
        defaultValue={hours?.from}
        required
      />
      <Field
        name={fieldName(list, row, 'to')}
        label={`${what} ${row + 1} to`}
        type="time"
        defaultValue={shownEnd(hours?.to)}
        required
      />
    </div>
  );
};

const pastMidnight = 'Hours can’t go past midnight. End them at 12:00 am, and add the rest to the next day.';
