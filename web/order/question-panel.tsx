import { limits } from '#shared/domain/limits/limits.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Panel } from '../ui/panel.tsx';
import { unsavedInput } from '../unsaved-input.ts';
import { failureText } from './failure-text.ts';
import { openQuestion } from './history.ts';
import { useOpened } from './session/context.ts';

export function QuestionPanel() {
  const { order, add, focusHeading } = useOpened();
  const question = openQuestion(order.work?.entries ?? []);
  return (
    <Panel aria-labelledby="question">
      <h2 id="question">Our question</h2>
      <blockquote className="quote group">
        <p>{question?.text}</p>
        {question && <footer className="note">{longDate(question.at)}</footer>}
      </blockquote>
      <Form
        label="Answer"
        kept={unsavedInput('order', `answer ${order.id}`)}
        send={async ({ text = '' }, key) => add({ kind: 'answer', text, noticeVersion }, key)}
        onSent={focusHeading}
        offersCall
        failure={failureText}
      >
        <Field name="text" label="Your answer" rows={4} required maxLength={limits.work.text} />
        <DataNotice purpose="write your documents" opensInNewTab />
        <Submit>Send answer</Submit>
      </Form>
    </Panel>
  );
}
