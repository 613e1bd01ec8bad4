import { Button } from '../ui/button.tsx';
import { goTo } from '../ui/go-to.ts';
import { Notice } from '../ui/notice.tsx';
import { usePress } from '../ui/use-press.ts';
import { failureText } from './failure-text.ts';
import { useOpened } from './session/context.ts';

export function ReviewCourse() {
  const { call } = useOpened();
  const open = async () => goTo(`/review#${(await call('GET /order/review-link', {})).data.link}`);
  const { press, isPending, failure } = usePress(open, { failure: failureText });
  return (
    <>
      <h3>How is it going?</h3>
      <p>A short review helps the next person decide.</p>
      <div>
        <Button kind="quiet" pending={isPending} onClick={() => press()}>
          Review this course
        </Button>
      </div>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </>
  );
}
