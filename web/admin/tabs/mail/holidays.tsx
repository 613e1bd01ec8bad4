import { X } from 'lucide-react';
import { formatWeekday } from '#shared/domain/time/format.ts';
import { dayInIndia, dayMs } from '#shared/domain/time/india-time.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { usePress } from '../../kit/press.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { refusalOr } from '../../kit/refusal.ts';
import { isOutdated, useSettings } from './use-settings.ts';

export function Holidays() {
  const { read, settings, save } = useSettings();
  const [news, tell] = useNews();
  const today = dayInIndia(Date.now());
  const change = async (next: (dates: readonly string[]) => string[], text: string) => {
    await save(({ holidays }) => ({ holidays: next(holidays) }));
    tell(text);
  };
  const remove = usePress(
    (date: string) =>
      change((dates) => dates.filter((each) => each !== date), `${nameOf(date)} is a working day again.`),
    { failure: failureText },
  );
  const list = (dates: readonly string[]) => (
    <ul className="rows">
      {dates.map((date) => (
        <li key={date} className="baseline apart">
          <span id={`holiday-${date}`}>{nameOf(date)}</span>
          <Button kind="quiet" aria-describedby={`holiday-${date}`} onClick={() => remove.press(date)}>
            <X aria-hidden="true" size={16} />
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
  const { holidays: dates = [] } = settings ?? {};
  const past = dates.filter((date) => date < today).reverse();
  const coming = dates.filter((date) => date >= today);
  return (
    <section className="group narrow">
      <ListHeading
        title="Holidays"
        news={news}
        explanation="Like Saturdays and Sundays, these days don’t count towards the reply time."
      />
      <ReadState read={read} failure="Couldn’t load this. Please try again later." />
      {settings && (
        <>
          {coming.length === 0 && <p>No upcoming holidays.</p>}
          {list(coming)}
          {remove.failure && <Notice kind="failure">{remove.failure}</Notice>}
          <Form
            label="Add a holiday"
            kept={unsavedInput('admin', 'add-holiday')}
            send={({ date = '' }) => {
              remove.reset();
              return change((before) => withDay(before, date), `${nameOf(date)} is now a holiday.`);
            }}
            failure={failureText}
          >
            <Field name="date" label="Another holiday" type="date" required />
            <Submit kind="secondary" pendingText="Adding…">
              Add holiday
            </Submit>
          </Form>
          {past.length > 0 && (
            <details>
              <summary>Past holidays ({past.length})</summary>
              {list(past)}
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** Drops holidays that are more than a year old, because no deadline depends on them any more. */
function withDay(dates: readonly string[], date: string): string[] {
  const yearAgo = dayInIndia(Date.now() - 366 * dayMs);
  return [...new Set([...dates.filter((each) => each >= yearAgo), date])].sort();
}

const nameOf = (date: string): string => `${formatWeekday(date)} ${date.slice(0, 4)}`;

function failureText(error: unknown): string {
  if (isOutdated(error)) return 'Someone else just changed the holidays. Check the list, then try again.';
  return refusalOr('Couldn’t save it. Please try again.')(error);
}
