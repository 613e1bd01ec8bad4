import { useDrafts } from '../drafts.ts';
import { lazyPart } from '../lazy-part.tsx';
import { ListHeading } from '../list/heading.tsx';
import { ListChoice } from '../list/list-choice.tsx';
import { useFocusAfterClosing } from '../sheet/use-focus-after-closing.ts';
import { useNow } from '../use-now.ts';
import { useWorkAddress, useWorkList } from './address.ts';
import { WorkList } from './list.tsx';
import { workLinkId } from './row.tsx';
import { TriedToPay } from './tried-to-pay.tsx';
import { type ListId, lists } from './wording.ts';

/** Bought work by whose turn it is, and the buyers who tried to pay. */
export function Work() {
  const [shown, show] = useWorkList();
  const { openedId, close } = useWorkAddress();
  const drafts = useDrafts();
  const now = useNow();
  const tab = useFocusAfterClosing(openedId, workLinkId);
  return (
    <div ref={tab}>
      <ListHeading title="Work" explanation={explanations[shown]}>
        <ListChoice choices={lists} chosen={shown} onChange={show} />
      </ListHeading>
      {shown === 'tried' ? <TriedToPay /> : <WorkList key={shown} list={shown} now={now} />}
      {openedId && <WorkSheet key={openedId} id={openedId} now={now} drafts={drafts} onClose={close} />}
    </div>
  );
}

const explanations: Record<ListId, string> = {
  ours: 'It is our turn. What is due first stands first; what is on hold stands last.',
  theirs: 'We wait for the buyer. Who is silent longest stands first; the days stand still meanwhile.',
  finished: 'Everything is approved, has ended or was given back, or is a place in a class.',
  tried: 'These buyers began to pay, and no money came. A call often helps.',
};

// Most of what the tab can do is done in the sheet, which is fetched when it is first opened.
const WorkSheet = lazyPart(() => import('./opened/opened-work.tsx').then((sheet) => sheet.WorkSheet));
