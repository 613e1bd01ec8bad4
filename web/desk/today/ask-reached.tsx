import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { Reached } from '../enquiries/acts/reached.tsx';
import { useActs } from '../enquiries/acts/use-acts.ts';
import { useDetails } from '../enquiries/opened/use-details.ts';
import { PressFailure } from '../press-button.tsx';
import { ReadState } from '../read-state.tsx';

interface Props {
  /** The id of the enquiry whose visitor was called. */
  id: string;
  onDone: (text: string) => void;
}

/** Asks what came of a call from a row of Today. */
export function AskReached({ id, onDone }: Props) {
  const read = useDetails(id);
  return (
    <>
      {read.data && <Asked enquiry={read.data} onDone={onDone} />}
      <ReadState read={read} failure="This enquiry did not load." />
    </>
  );
}

function Asked({ enquiry, onDone }: { enquiry: Enquiry; onDone: Props['onDone'] }) {
  const acts = useActs(enquiry, { onDone: (_, text) => onDone(text) });
  return (
    <>
      <Reached acts={acts} />
      <PressFailure>{acts.failure}</PressFailure>
    </>
  );
}
