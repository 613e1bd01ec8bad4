import type { Enquiry } from '#shared/domain/enquiry.ts';
import { useAction } from '../../api.ts';
import { RowToggle } from '../list/row-toggle.tsx';
import type { List } from '../list/use-list.ts';
import { useToggle } from '../list/use-toggle.ts';
import { overviewReads } from '../overview/overview-reads.ts';
import { patience } from '../patience.ts';
import { ReplyAge } from './reply-age.tsx';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
}

/** Whether a course enquiry is pending or clarified, with the way to the other. */
export function EnquiryStatus({ enquiry, list, now }: Props) {
  const { id, clarified, createdAt } = enquiry;
  const send = useAction('PATCH /admin/enquiries/{id}/toggle', { stale: overviewReads });
  const { toggle, state } = useToggle({
    list,
    row: enquiry,
    turned: { ...enquiry, clarified: !clarified },
    send: () => send({ path: { id }, body: { seen: clarified }, signal: patience() }),
  });
  return (
    <RowToggle
      isDone={clarified}
      status={clarified ? 'Clarified' : 'Pending'}
      action={clarified ? 'Reopen' : 'Clarify'}
      describedBy={`enquirer-${id}`}
      state={state}
      failure="Could not update the enquiry."
      toggle={toggle}
    >
      {!clarified && <ReplyAge createdAt={createdAt} now={now} />}
    </RowToggle>
  );
}
