import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { PressFailure } from '../../kit/press.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { Reached, useEnquiryActions } from '../enquiries/actions/use-actions.tsx';
import { useDetails } from '../enquiries/opened/use-reply.ts';

interface Props {
  id: string;
  onDone: (text: string) => void;
}

export function AskReached({ id, onDone }: Props) {
  const read = useDetails(id);
  return (
    <>
      {read.data && <Asked enquiry={read.data} onDone={onDone} />}
      <ReadState read={read} failure="Couldn’t load this enquiry." />
    </>
  );
}

function Asked({ enquiry, onDone }: { enquiry: Enquiry; onDone: Props['onDone'] }) {
  const actions = useEnquiryActions(enquiry, { onDone: (_, text) => onDone(text) });
  return (
    <>
      <Reached actions={actions} />
      <PressFailure>{actions.failure}</PressFailure>
    </>
  );
}
