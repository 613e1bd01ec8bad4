import { type ReactNode, useRef } from 'react';
import { Confirm } from '../confirm.tsx';
import { isRefusal } from '../refusal.ts';
import { usePress } from '../use-press.ts';

interface Props {
  target: { id: string; name: string; note?: ReactNode } | undefined;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteDialog({ target, question, failure, remove, onClose, onDeleted }: Props) {
  const latest = useRef(target);
  latest.current = target;
  const { reset, ...press } = usePress(
    async () => {
      if (!target) return;
      await remove(target.id).catch(ignoreNotFound);
      // Closes the dialog in the same render that shows the message; otherwise it would steal focus from the message.
      // The owner may already have closed it.
      if (latest.current?.id === target.id) onClose();
      onDeleted(target.id);
    },
    { failure },
  );
  return (
    <Confirm
      isOpen={target !== undefined}
      question={question}
      action="Delete"
      doing="Deleting…"
      press={press}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <div className="stack">
        <p className="typed">{target?.name}</p>
        {target?.note}
      </div>
    </Confirm>
  );
}

/** A 404 is treated as success: either someone else has deleted the item, or the first response was lost. */
function ignoreNotFound(error: unknown): void {
  if (!isRefusal(error, 404)) throw error;
}
