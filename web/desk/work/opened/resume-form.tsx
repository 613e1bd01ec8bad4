import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { entryFailure, useEntry } from './use-entry.ts';
import type { WorkProps } from './work-props.ts';

/** Goes on with work that is on hold. */
export function ResumeForm(props: WorkProps) {
  const { add, missed } = useEntry(props);
  return (
    <>
      <Form
        label="Go on with the work"
        send={(_, key) => add({ kind: 'resumed' }, key)}
        onSent={() => props.onDone('The work goes on, and so do the days.')}
        failure={entryFailure}
      >
        <p>The days go on from today. The buyer is told nothing by mail.</p>
        <Submit>Go on with the work</Submit>
      </Form>
      <Meanwhile id={props.id} entries={missed} />
    </>
  );
}
