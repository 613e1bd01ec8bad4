import { BadgeCheck, CircleDashed, CircleSlash, Hourglass, type LucideIcon, PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { formatRowMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { type DocumentState, type Draft, finalDraft, type WorkState } from '#shared/domain/work/work.ts';
import { newKey } from '../../../../forms/submission.ts';
import { LongText } from '../../../kit/facts.tsx';
import { ConfirmButton } from '../../../kit/press.tsx';
import { phaseText } from '../wording.ts';
import { entryFailure, useEntry, type WorkProps } from './entry-form.tsx';
import { FileLink } from './entry-line.tsx';

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

interface WithdrawProps extends WorkProps {
  draft: Draft;
  document: string;
}

function WithdrawDraft({ draft, document, ...props }: WithdrawProps) {
  const { add } = useEntry(props);
  const key = useRef<string>(undefined);
  const name = `draft ${draft.version} of the ${document}`;
  return (
    <ConfirmButton
      label="Withdraw"
      aria-label={`Withdraw ${name}`}
      question={`Withdraw ${name}?`}
      action="Withdraw draft"
      doing="Withdrawing…"
      act={() => {
        key.current ??= newKey();
        return add({ kind: 'withdrawn', draft: draft.id }, key.current);
      }}
      failure={entryFailure}
      onDone={() =>
        props.onDone(
          `Draft ${draft.version} of the ${document} has been withdrawn. The buyer can no longer download it.`,
        )
      }
    >
      <p>The buyer will no longer be able to download it. This can’t be undone.</p>
    </ConfirmButton>
  );
}
