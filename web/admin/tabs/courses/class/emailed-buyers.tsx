import { type ReactNode, useCallback, useState } from 'react';
import { changeMinutes } from '#shared/domain/classes/calendar-class.ts';
import type { ClassSeat } from '#shared/domain/classes/class.ts';
import { classStartOf, startDay } from '#shared/domain/classes/class-start.ts';
import type { CourseInput } from '#shared/domain/courses/course.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { callApi } from '../../../../api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DialogActions } from '../../../../ui/dialog-actions.tsx';

type EmailQuery = { email?: 'none' };

export class NotSavedYet extends Error {
  override name = 'NotSavedYet';
}

/**
 * Before a change is saved, asks whether to email the buyers. `ask` resolves to the save request's query, or rejects
 * with `NotSavedYet` if the owner goes back.
 */
export function useEmailedBuyers(courseId: string): { ask: () => Promise<EmailQuery>; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ count: number; answer: (query?: EmailQuery) => void }>();
  const ask = useCallback(async () => {
    const count = await countBuyers(courseId);
    if (count === 0) return {};
    return new Promise<EmailQuery>((resolve, reject) => {
      const answer = (query?: EmailQuery) => {
        setQuestion(undefined);
        if (query) resolve(query);
        else reject(new NotSavedYet());
      };
      setQuestion({ count, answer });
    });
  }, [courseId]);
  const buyers = question?.count === 1 ? '1 buyer' : `${question?.count} buyers`;
  const dialog = (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => question?.answer()}
      title={question ? `${buyers} will be emailed` : ''}
    >
      <div className="stack">
        <p>
          They’ll get one email covering everything, {changeMinutes} minutes after your last change. If you’re
          only fixing a mistake, you can save without emailing them.
        </p>
        <DialogActions>
          <Button kind="primary" onClick={() => question?.answer({})}>
            Save and email {buyers}
          </Button>
          <Button onClick={() => question?.answer({ email: 'none' })}>Save without emailing</Button>
          <Button kind="quiet" onClick={() => question?.answer()}>
            Go back
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
  return { ask, dialog };
}

/** True if the class starts today or later, or has no date. Buyers aren't emailed about earlier classes. */
export function isToCome(course: Pick<CourseInput, 'startDate' | 'firstClass'>): boolean {
  const day = startDay(classStartOf(course));
  return day === undefined || day >= dayInIndia(Date.now());
}

async function countBuyers(id: string): Promise<number> {
  const places: ClassSeat[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const page = await callApi('GET /admin/courses/{id}/places', { path: { id }, query });
    places.push(...page.data);
    cursor = page.next;
  } while (cursor);
  return places.filter(({ email, status }) => email && status !== 'refunded').length;
}
