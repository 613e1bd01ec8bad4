import { BadgeCheck, CircleDashed, CircleSlash, Hourglass, type LucideIcon, PencilLine } from 'lucide-react';
import { formatRowMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { type DocumentState, type Draft, finalDraft, type WorkState } from '#shared/domain/work/work.ts';
import { LongText } from '../../../kit/list/long-text.tsx';
import { phaseText } from '../wording.ts';
import { FileLink } from './file-link.tsx';
import { WithdrawDraft } from './withdraw-draft.tsx';
import type { WorkProps } from './work-props.ts';

export const Documents = (props: WorkProps) => (
  <section className="group" aria-labelledby="work-documents">
    <h3 id="work-documents">Documents</h3>
    <ul className="group">
      {props.state.documents.map((document) => (
        <li key={document.name} className="card group">
          <Heading document={document} state={props.state} />
          {document.drafts.length > 0 && (
            <ol className="rows">
              {[...document.drafts].reverse().map((draft) => (
                <DraftLine key={draft.id} draft={draft} document={document} {...props} />
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface HeadingProps {
  document: DocumentState;
  state: WorkState;
}

function Heading({ document: { name, phase, due }, state: { waiting, isPaused } }: HeadingProps) {
  const Icon = icons[phase];
  return (
    <div className="baseline apart">
      <b>{name}</b>
      <p className={phase === 'approved' ? 'state note good' : 'state note'}>
        <Icon aria-hidden="true" size={16} />
        <span>
          {phaseText(phase, waiting)}
          {due && !isPaused && `, due ${formatWeekday(due)}`}
        </span>
      </p>
    </div>
  );
}

const icons: Record<DocumentState['phase'], LucideIcon> = {
  coming: CircleDashed,
  sent: Hourglass,
  changing: PencilLine,
  approved: BadgeCheck,
  ended: CircleSlash,
};

function DraftLine({ draft, document, ...props }: WorkProps & { draft: Draft; document: DocumentState }) {
  const { id, at, version, note, isWithdrawn, isApproved } = draft;
  const entry = props.work.entries.find((each) => each.id === id);
  return (
    <li className="group">
      <p>
        <b>Draft {version}</b>
        {isApproved && ', approved'}
        {isWithdrawn && ', withdrawn'}, <time dateTime={at}>{formatRowMoment(at)}</time>
      </p>
      {note && <LongText text={note} />}
      <div className="row apart">
        {entry?.file && (
          <FileLink
            orderId={props.id}
            entry={entry}
            file={entry.file}
            isWithdrawn={isWithdrawn}
            isFinal={draft === finalDraft(document)}
          />
        )}
        {!isWithdrawn && <WithdrawDraft draft={draft} document={document.name} {...props} />}
      </div>
    </li>
  );
}
