import { useState } from 'react';
import { newKey } from '../forms/submission.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { failureText } from './failure-text.ts';
import { useOpened } from './session/context.ts';

export function LateWork() {
  const { add, order } = useOpened();
  const [key] = useState(newKey);
  const [answer, setAnswer] = useState<'pending' | 'waits' | { error: unknown }>();
  const [isComplaintOpen, setComplaintOpen] = useState(false);
  const wait = async () => {
    setAnswer('pending');
    try {
      await add({ kind: 'message', text: `I’ll wait for my order (${order.what}).` }, key);
      setAnswer('waits');
    } catch (error) {
      setAnswer({ error });
    }
  };
  return (
    <div className="row">
      {answer !== 'waits' && (
        <Button kind="primary" pending={answer === 'pending'} onClick={wait}>
          I’ll wait
        </Button>
      )}
      <Button onClick={() => setComplaintOpen(true)}>Ask for a refund</Button>
      {answer === 'waits' && <Notice kind="success">Thank you for waiting. We’re on it.</Notice>}
      {typeof answer === 'object' && <Notice kind="failure">{failureText(answer.error)}</Notice>}
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
