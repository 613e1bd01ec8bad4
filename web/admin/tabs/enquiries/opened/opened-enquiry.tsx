import { useEffect, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Asked } from '../../../kit/addresses.ts';
import { AskLink } from '../../../kit/ask-link.tsx';
import { Contact } from '../../../kit/contact/contact.tsx';
import { greetingOf } from '../../../kit/contact/greeting.ts';
import { Drawer, Pane } from '../../../kit/drawer/drawer.tsx';
import { useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import type { List } from '../../../kit/use-list.ts';
import { MoreActions } from '../actions/more-actions.tsx';
import { Reached, useEnquiryActions } from '../actions/use-actions.tsx';
import { EnquiryFacts } from './facts.tsx';
import { unsavedReply, useDetails } from './use-reply.ts';

interface Props {
  id: string;
  list: List<Enquiry>;
  isSuspected: boolean;
  isBeside?: boolean;
  now: number;
  holidays: readonly string[] | undefined;
  onClose: () => void;
  onNews: (text: string) => void;
  onSent?: (enquiry: Enquiry) => void;
}

export function OpenedEnquiry({ id, list, isSuspected, isBeside = false, ...props }: Props) {
  const { now, holidays, onClose } = props;
  const { data: details, error, show, ask } = useDetails(id);
  const { data: settings, error: withoutTemplates } = useQuery('GET /admin/settings');
  // If the templates can't be loaded, the owner can still reply without them.
  const templates = settings?.templates ?? (withoutTemplates && []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new details update the row, not changes to the list.
  useEffect(() => {
    // A list that is still loading will include the change. Changing it now would make SWR discard the response.
    if (details && list.rows) list.replace(details);
  }, [details]);
  const enquiry: Enquiry | undefined = details ?? list.rows?.find((row) => row.id === id);
  const Frame = isBeside ? Pane : Drawer;
  return (
    <Frame title={enquiry?.name ?? 'Enquiry'} onClose={onClose}>
      {enquiry && (
        <>
          {enquiry.message && <blockquote className="quote">{enquiry.message}</blockquote>}
          <Contact name={enquiry.name} phone={enquiry.phone} greeting={greetingOf(enquiry)} />
        </>
      )}
      {details && <ActionPanel enquiry={details} show={show} {...props} />}
      {details && templates && (
        <Answering details={details} templates={templates} show={show} onSent={props.onSent} />
      )}
      <ReadState
        read={{ data: details && templates, error, ask }}
        failure="Couldn’t load this enquiry."
        missing="This enquiry doesn’t exist. It may have been deleted."
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

const Answering = lazyPart(() => import('./reply-form.tsx').then((part) => part.Answering));

interface ActionPanelProps extends Pick<Props, 'onNews' | 'onClose'> {
  enquiry: Enquiry;
  show: ReturnType<typeof useDetails>['show'];
}

function ActionPanel({ enquiry, show, onNews, onClose }: ActionPanelProps) {
  const [said, setSaid] = useState('');
  const actions = useEnquiryActions(enquiry, {
    onDone: (details, text) => {
      // Keeps the reply form from reporting the owner's own action as someone else's change.
      const reply = unsavedReply(details.id);
      if (reply.version === enquiry.historyCount) reply.change({ version: details.historyCount });
      show(details);
      setSaid(text);
      // An enquiry marked as spam is no longer in the list it was opened from.
      if (details.isSuspected) {
        onNews(text);
        onClose();
      }
    },
  });
  return (
    <div className="stack">
      {enquiry.phone && <Reached actions={actions} />}
      <MoreActions enquiry={enquiry} actions={actions} isOpen />
      <p role="status" className="good">
        {said}
      </p>
      {actions.failure && <Notice kind="failure">{actions.failure}</Notice>}
    </div>
  );
}

const askedOf = ({ name, email, phone, title }: Enquiry): Asked => ({
  ...{ title, name },
  ...(email && { email }),
  ...(phone && { mobile: phone }),
});
