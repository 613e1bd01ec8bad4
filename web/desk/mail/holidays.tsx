import { X } from 'lucide-react';
import { dayInIndia, dayMs } from '#shared/domain/time/india-time.ts';
import { dayInWords } from '#shared/domain/time/india-words.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { unsavedInput } from '../../unsaved-input.ts';
import { ListHeading, useNews } from '../list/heading.tsx';
import { ReadState } from '../read-state.tsx';
import { refusalOr } from '../refusal.ts';
import { usePress } from '../use-press.ts';
import { isOutdated, useSettings } from './use-settings.ts';

/** The owner's holidays: those to come, and apart from them those that are over. */
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
        <li key={date} className="line apart">
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
    <section className="part narrow">
      <ListHeading
        title="Holidays"
        news={news}
        explanation="On these days nobody answers: the time for a reply stands still, as it does on Saturdays and Sundays."
      />
      <ReadState read={read} failure="This did not load. Please try again later." />
      {settings && (
        <>
          {coming.length === 0 && <p>No holiday is to come.</p>}
          {list(coming)}
          {remove.failure && <Notice kind="failure">{remove.failure}</Notice>}
          <Form
            label="Add a holiday"
            kept={unsavedInput('admin', 'add-holiday')}
            send={({ date = '' }) => {
              remove.reset();
              return change((before) => withDay(before, date), `${nameOf(date)} is a holiday.`);
            }}
            failure={failureText}
          >
            <Field name="date" label="Another holiday" type="date" required />
            <Submit kind="secondary" pendingText="Adding…">
              Add the holiday
            </Submit>
          </Form>
          {past.length > 0 && (
            <details>
              <summary>Holidays that are over ({past.length})</summary>
              {list(past)}
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** The days with one more, in order. Those of more than a year ago make room: no clock runs from then. */
function withDay(dates: readonly string[], date: string): string[] {
  const yearAgo = dayInIndia(Date.now() - 366 * dayMs);
  return [...new Set([...dates.filter((each) => each >= yearAgo), date])].sort();
}

const nameOf = (date: string): string => `${dayInWords(date)} ${date.slice(0, 4)}`;

function failureText(error: unknown): string {
  if (isOutdated(error))
    return 'Somebody else has changed the holidays meanwhile: this is how they stand now. Try once more.';
  return refusalOr('Could not save it. Please try again.')(error);
}
