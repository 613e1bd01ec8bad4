import { type ReactNode, useRef } from 'react';
import { Confirm } from '../confirm.tsx';
import { isRefusal } from '../refusal.ts';
import { usePress } from '../use-press.ts';

interface Props {
  /** The thing to delete, with the name it goes by and what is to be known first; undefined closes the dialog. */
  target: { id: string; name: string; note?: ReactNode } | undefined;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before something is deleted for good, and deletes it. */
export function DeleteDialog({ target, question, failure, remove, onClose, onDeleted }: Props) {
  const latest = useRef(target);
  latest.current = target;
  const { reset, ...press } = usePress(
    async () => {
      if (!target) return;
      await remove(target.id).catch(ignoreNotFound);
      // Both in one turn, or the dialog would take the focus from the news of the deletion. Somebody may have closed it meanwhile.
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

/** Takes a 404 for success: somebody else was quicker, or the answer to the first try was lost. */
function ignoreNotFound(error: unknown): void {
  if (!isRefusal(error, 404)) throw error;
}
