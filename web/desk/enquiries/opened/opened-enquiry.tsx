import { useEffect } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import type { Enquiry, EnquiryType } from '#shared/domain/enquiries/enquiry.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { AskLink } from '../../payment-links/ask-link.tsx';
import type { Asked } from '../../payment-links/use-asking.ts';
import { useQuery } from '../../queries.ts';
import { Contact } from '../../sheet/contact.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import type { List } from '../../use-list.ts';
import type { Drafts } from './drafts.ts';
import { Facts } from './facts.tsx';
import { LogCall } from './log-call.tsx';
import styles from './opened-enquiry.module.css';
import { useDetails } from './use-details.ts';

interface Props {
  id: string;
  list: List<Enquiry>;
  /** Of the list. */
  isSuspected: boolean;
  now: number;
  holidays: readonly string[] | undefined;
  drafts: Drafts;
  onClose: () => void;
}

/** An enquiry in a sheet of its own: what was asked, the ways to answer, and what has been done. */
export function OpenedEnquiry({ id, list, isSuspected, now, holidays, drafts, onClose }: Props) {
  const { data: details, error, show, ask } = useDetails(id);
  const { data: settings, error: withoutTemplates } = useQuery('GET /admin/settings');
  // A reply goes without templates, too.
  const templates = settings?.templates ?? (withoutTemplates && []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows what was read, not what the list does.
  useEffect(() => {
    // A list that is on its way brings the row as it is; changed now, SWR would not take it any more.
    if (details && list.rows) list.replace(details);
  }, [details]);
  // What the list has of it is there at once.
  const enquiry: Enquiry | undefined = details ?? list.rows?.find((row) => row.id === id);
  return (
    <Sheet title={enquiry?.name ?? 'Enquiry'} onClose={onClose}>
      {enquiry && (
        <>
          <Facts
            enquiry={enquiry}
            isSuspected={details?.isSuspected ?? isSuspected}
            now={now}
            holidays={holidays}
          />
          <Contact name={enquiry.name} phone={enquiry.phone} greeting={greeting(enquiry)} />
          <LogCall id={id} seen={details?.history.length} show={show} refresh={ask} />
          {!isSuspected && enquiry.type !== 'complaint' && (
            <div>
              <AskLink asked={askedOf(enquiry)} />
            </div>
          )}
          {enquiry.message && <blockquote className={styles.message}>{enquiry.message}</blockquote>}
        </>
      )}
      {details && templates && (
        <Answering details={details} templates={templates} drafts={drafts} show={show} />
      )}
      {!(details && templates) && !error && (
        <p role="status" aria-label="Loading">
          <Skeleton characters={240} />
        </p>
      )}
      {!details && error && (
        <Notice kind="failure">
          <p>
            {isMissing(error)
              ? 'There is no such enquiry. It may have been deleted.'
              : 'This enquiry did not load.'}
          </p>
          {!isMissing(error) && (
            <Button kind="quiet" onClick={ask}>
              Try again
            </Button>
          )}
        </Notice>
      )}
    </Sheet>
  );
}

const Answering = lazyPart(() => import('./answering.tsx').then((part) => part.Answering));

/** The facts of a payment by an enquirer that are known. */
const askedOf = ({ name, email, phone, title }: Enquiry): Asked => ({
  ...{ title, name },
  ...(email && { email }),
  ...(phone && { mobile: phone }),
});

/** The words with which a message begins. */
const greeting = ({ name, type, title }: Enquiry): string =>
  `Hello ${name}, this is ${brand.name}. ${abouts[type](title)} `;

const asked = (title: string) => `You asked us about ${title}.`;

const abouts: Record<EnquiryType, (title: string) => string> = {
  course: asked,
  certification: asked,
  general: () => 'You wrote to us.',
  complaint: (title) => `You told us that something is wrong with ${title}.`,
};

const isMissing = (error: Error): boolean => error instanceof ApiError && error.status === 404;
