import { useEffect, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { Notice } from '../../../ui/notice.tsx';
import { greetingOf } from '../../greeting.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { AskLink } from '../../payment-links/ask-link.tsx';
import type { Asked } from '../../payment-links/use-asking.ts';
import { useQuery } from '../../queries.ts';
import { ReadState } from '../../read-state.tsx';
import { Contact } from '../../sheet/contact.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import type { List } from '../../use-list.ts';
import { MoreActs } from '../acts/more-acts.tsx';
import { Reached } from '../acts/reached.tsx';
import { useActs } from '../acts/use-acts.ts';
import { EnquiryFacts } from './facts.tsx';
import { Pane } from './pane.tsx';
import { useDetails } from './use-details.ts';
import { unsavedReply } from './use-reply.ts';

interface Props {
  id: string;
  list: List<Enquiry>;
  /** The id of the enquiry. */
  isSuspected: boolean;
  /** Whether the enquiry stands beside its list, and not over it. */
  isBeside?: boolean;
  now: number;
  holidays: readonly string[] | undefined;
  onClose: () => void;
  onNews: (text: string) => void;
  /** Called when a reply is stored. */
  onSent?: (enquiry: Enquiry) => void;
}

/** An enquiry that is opened: what was asked, the ways to answer, and what has been done. */
export function OpenedEnquiry({ id, list, isSuspected, isBeside = false, ...props }: Props) {
  const { now, holidays, onClose } = props;
  const { data: details, error, show, ask } = useDetails(id);
  const { data: settings, error: withoutTemplates } = useQuery('GET /admin/settings');
  // A reply goes without templates, too.
  const templates = settings?.templates ?? (withoutTemplates && []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows what was read, not what the list does.
  useEffect(() => {
    // A list that is on its way brings the row as it is; changed now, SWR would not take it any more.
    if (details && list.rows) list.replace(details);
  }, [details]);
  // The list's row is shown until the enquiry itself is read.
  const enquiry: Enquiry | undefined = details ?? list.rows?.find((row) => row.id === id);
  const Frame = isBeside ? Pane : Sheet;
  return (
    <Frame title={enquiry?.name ?? 'Enquiry'} onClose={onClose}>
      {enquiry && (
        <>
          {enquiry.message && <blockquote className="quote">{enquiry.message}</blockquote>}
          <Contact name={enquiry.name} phone={enquiry.phone} greeting={greetingOf(enquiry)} />
        </>
      )}
      {details && <Deeds enquiry={details} show={show} {...props} />}
      {details && templates && (
        <Answering details={details} templates={templates} show={show} onSent={props.onSent} />
      )}
      <ReadState
        read={{ data: details && templates, error, ask }}
        failure="This enquiry did not load."
        missing="There is no such enquiry. It may have been deleted."
      />
      {enquiry && (
        <EnquiryFacts
          enquiry={enquiry}
          isSuspected={details?.isSuspected ?? isSuspected}
          now={now}
          holidays={holidays}
        />
      )}
      {enquiry && !isSuspected && enquiry.type !== 'complaint' && (
        <div>
          <AskLink asked={askedOf(enquiry)} />
        </div>
      )}
    </Frame>
  );
}

const Answering = lazyPart(() => import('./answering.tsx').then((part) => part.Answering));

interface DeedsProps extends Pick<Props, 'onNews' | 'onClose'> {
  enquiry: Enquiry;
  show: ReturnType<typeof useDetails>['show'];
}

/** What is done about an enquiry beside a reply, and what became of the last press. */
function Deeds({ enquiry, show, onNews, onClose }: DeedsProps) {
  const [said, setSaid] = useState('');
  const acts = useActs(enquiry, {
    onDone: (details, text) => {
      // Whoever acts while writing a reply has seen that act.
      const reply = unsavedReply(details.id);
      if (reply.version === enquiry.acts) reply.change({ version: details.acts });
      show(details);
      setSaid(text);
      // The enquiry has left the list that it was opened from.
      if (details.isSuspected) {
        onNews(text);
        onClose();
      }
    },
  });
  return (
    <div className="stack">
      {enquiry.phone && <Reached acts={acts} />}
      <MoreActs enquiry={enquiry} acts={acts} isOpen />
      <p role="status" className="good">
        {said}
      </p>
      {acts.failure && <Notice kind="failure">{acts.failure}</Notice>}
    </div>
  );
}

/** The facts of a payment by an enquirer that are known. */
const askedOf = ({ name, email, phone, title }: Enquiry): Asked => ({
  ...{ title, name },
  ...(email && { email }),
  ...(phone && { mobile: phone }),
});
