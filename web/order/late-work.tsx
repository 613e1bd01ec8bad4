import { useState } from 'react';
import { newKey } from '../forms/submission.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePress } from '../ui/use-press.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { failureText } from './failure-text.ts';
import { useOpened } from './session/context.ts';

export function LateWork() {
  const { add, order } = useOpened();
  const [key] = useState(newKey);
  const [isComplaintOpen, setComplaintOpen] = useState(false);
  const wait = async () => {
    await add({ kind: 'message', text: `I’ll wait for my order (${order.what}).` }, key);
    return 'sent';
  };
  const { press, isPending, outcome, failure } = usePress(wait, { failure: failureText });
  return (
    <div className="row">
      {!outcome && (
        <Button kind="primary" pending={isPending} onClick={() => press()}>
          I’ll wait
        </Button>
      )}
      <Button onClick={() => setComplaintOpen(true)}>Ask for a refund</Button>
      {outcome && <Notice kind="success">Thank you for waiting. We’re on it.</Notice>}
      {failure && <Notice kind="failure">{failure}</Notice>}
      {isComplaintOpen && (
        <ComplaintDialog
          wantsRefund
          text="My order is late. I’d like a refund."
          onClose={() => setComplaintOpen(false)}
        />
      )}
    </div>
  );
}
