import { useRef, useState } from 'react';
import type { Draft } from '#shared/domain/work/work.ts';
import { newKey } from '../../../../forms/submission.ts';
import { Button } from '../../../../ui/button.tsx';
import { Confirm, usePress } from '../../../kit/press.tsx';
import { entryFailure, useEntry } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

interface Props extends WorkProps {
  draft: Draft;
  document: string;
}

export function WithdrawDraft({ draft, document, ...props }: Props) {
  const { add } = useEntry(props);
  const [isOpen, setOpen] = useState(false);
  const key = useRef<string>(undefined);
  const name = `draft ${draft.version} of the ${document}`;
  const press = usePress(
    () => {
      key.current ??= newKey();
      return add({ kind: 'withdrawn', draft: draft.id }, key.current);
    },
    {
      failure: entryFailure,
      onDone: () => {
        setOpen(false);
        props.onDone(
          `Draft ${draft.version} of the ${document} has been withdrawn. The buyer can no longer download it.`,
        );
      },
    },
  );
  return (
    <>
      <Button kind="destructive" aria-label={`Withdraw ${name}`} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Confirm
        isOpen={isOpen}
        question={`Withdraw ${name}?`}
        action="Withdraw draft"
        doing="Withdrawing…"
        press={press}
        onClose={() => {
          setOpen(false);
          press.reset();
        }}
      >
        <p>The buyer will no longer be able to download it. This can’t be undone.</p>
      </Confirm>
    </>
  );
}
