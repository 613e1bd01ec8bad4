import { useId, useState } from 'react';
import type { FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { formatDay, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { Field } from '../../forms/field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import type { Values } from '../../forms/submission.ts';

interface Props {
  /** Missing if they couldn't be loaded. */
  free: FreeTimes | undefined;
  /** The day that's chosen at first. By default, the first day with a free time. */
  first?: string | undefined;
  /** True if the time can be agreed later. */
  isOptional?: boolean;
  onDay?: (day: string | undefined) => void;
}

/** The free times of a coach, or any other day and time in India. */
export function TimeFields({ free, first = '', isOptional = false, onDay }: Props) {
  const id = useId();
  const times = free?.times ?? [];
  const days = [...new Set(times.map(dayInIndia))];
  const usual = isOptional ? later : (days[0] ?? other);
  const [day, setDay] = useState([later, other, ...days].includes(first) ? first : usual);
  const choose = (chosen: string) => {
    setDay(chosen);
    onDay?.(days.includes(chosen) ? chosen : undefined);
  };
  return (
    <>
      <SelectField
        name="day"
        label="Day"
        defaultValue={day}
        options={[
          ...(isOptional ? [{ value: later, name: 'The buyer chooses later' }] : []),
          ...days.map((each) => ({ value: each, name: formatDay(each) })),
          { value: other, name: 'Another day or time' },
        ]}
        onValue={choose}
      />
      {days.length === 0 && <p className="note">{noTimesText(free)}</p>}
      {day === other && (
        <>
          <Field
            name="date"
            label="Date"
            type="date"
            required
            onValue={(date) => onDay?.(date || undefined)}
          />
          <Field name="time" label="Time" hint="IST. Can be outside the coach’s hours" type="time" required />
        </>
      )}
      {days.includes(day) && (
        <fieldset key={day} className="choices row">
          <legend>Time (IST)</legend>
          {times
            .filter((time) => dayInIndia(time) === day)
            .map((time, index) => (
              <label key={time}>
                <input
                  id={`${id}${time}`}
                  type="radio"
                  name="start"
                  value={time}
                  defaultChecked={index === 0}
                />
                {formatTime(time)}
              </label>
            ))}
        </fieldset>
      )}
    </>
  );
}

function noTimesText(free: FreeTimes | undefined): string {
  if (!free) return 'Couldn’t load the free times. You can type one.';
  const { firstDay } = free;
  return `The coach has no free time.${firstDay ? ` The next working day is ${formatDay(firstDay)}.` : ''}`;
}

const later = 'later';
const other = 'other';

/** ISO 8601, or undefined if no time was chosen. */
export function startOf({ day, start, date, time }: Values): string | undefined {
  if (day === later) return undefined;
  if (day !== other) return start;
  const typed = Date.parse(`${date}T${time}:00+05:30`);
  return Number.isNaN(typed) ? undefined : new Date(typed).toISOString();
}
