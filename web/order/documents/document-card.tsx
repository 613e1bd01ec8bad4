import { useState } from 'react';
import { deletedFileText, isFileExpired } from '#shared/domain/limits/retention.ts';
import { formatDay, longDate } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import {
  type DocumentState,
  type Draft,
  documentLabel,
  finalDraft,
  isOver,
  isSupported,
  latestDraft,
  type WorkState,
} from '#shared/domain/work/work.ts';
import { newKey } from '../../forms/submission.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePress } from '../../ui/use-press.ts';
import { unsavedInput } from '../../unsaved-input.ts';
import { failureText } from '../failure-text.ts';
import { FileLink } from '../files/file-link.tsx';
import { useOpened } from '../session/context.ts';
import { ChangesForm } from './changes-form.tsx';
import styles from './document-card.module.css';

interface Props {
  document: DocumentState;
  state: WorkState;
  isFirst: boolean;
}

export function DocumentCard({ document, state, isFirst }: Props) {
  const { order } = useOpened();
  const { name, phase, drafts } = document;
  const kept = unsavedInput('order', `changes ${order.id} ${name}`);
  const [isAsking, setAsking] = useState(() => kept.values.text !== undefined);
  const latest = latestDraft(document);
  const newestFirst = [...drafts].reverse();
  const count = latest ? newestFirst.indexOf(latest) + 1 : newestFirst.length;
  const [current, earlier] = [newestFirst.slice(0, count), newestFirst.slice(count)];
  const isClosed = isOver(state);
  const canRequestChanges =
    latest && !isClosed && (phase === 'sent' || (phase === 'approved' && isSupported(state, Date.now())));
  const id = `document-${name.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <article className={`card stack ${styles.card} ${isFirst ? 'accented' : ''}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{name}</h3>
        <p className={phase === 'sent' ? styles.sent : phase === 'approved' ? 'good' : 'muted'}>
          {phaseText(document, state)}
        </p>
      </header>
      {drafts.length > 0 && (
        <ol className="rows" aria-label={`Drafts of your ${name}`}>
          {current.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              document={document}
              button={draft !== latest ? undefined : isFirst ? 'primary' : 'secondary'}
            />
          ))}
        </ol>
      )}
      {latest && !isClosed && phase === 'sent' && !isAsking && (
        <Approval key={latest.id} draft={latest} name={name} onAsk={() => setAsking(true)} />
      )}
      {canRequestChanges && phase === 'approved' && !isAsking && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Ask for changes
          </Button>
        </div>
      )}
      {canRequestChanges && isAsking && (
        <ChangesForm name={name} kept={kept} onClose={() => setAsking(false)} />
      )}
      {earlier.length > 0 && (
        <ol className="rows" aria-label={`Earlier drafts of your ${name}`}>
          {earlier.map((draft) => (
            <DraftRow key={draft.id} draft={draft} document={document} />
          ))}
        </ol>
      )}
    </article>
  );
}

function phaseText({ phase, due }: DocumentState, state: WorkState): string {
  const { waiting, isPaused } = state;
  if (isOver(state)) return 'Yours to keep';
  if (phase === 'sent') return 'Ready for you to read';
  if (phase === 'approved') return 'Approved by you';
  if (phase === 'ended') return 'Cancelled';
  if (waiting === 'details') return 'We’ll start once we have your details';
  if (waiting === 'hold') return 'On hold';
  if (isPaused) return waiting === 'answer' ? 'Waiting for your answer' : 'Waiting for you';
  const day = due && formatDay(due);
  if (due && due < dayInIndia(Date.now())) return `Was due on ${day}`;
  if (phase === 'changing') return day ? `Updated draft by ${day}` : 'We’re making your changes';
  if (waiting === 'call') return 'We’ll call you';
  if (waiting === 'agreed') return 'Agreed by phone';
  return day ? `First draft by ${day}` : 'We’re working on it';
}

interface DraftProps {
  draft: Draft;
  document: DocumentState;
  button?: ButtonKind | undefined;
}

const DraftRow = ({ draft, document, button }: DraftProps) => {
  const isFinal = draft === finalDraft(document);
  return (
    <li className={`group ${button ? styles.draft : ''}`}>
      <p className="baseline">
        <b>{isFinal ? 'Final' : `Draft ${draft.version}`}</b>{' '}
        <span className="note">{longDate(draft.at)}</span>
        {draft.isApproved && <span className="good">Approved</span>}
      </p>
      {draft.note && <p className="quote">{draft.note}</p>}
      {draft.isWithdrawn ? (
        <p className="muted">We withdrew this draft.</p>
      ) : isFileExpired(draft.at, Date.now()) ? (
        <p className="muted">{deletedFileText}</p>
      ) : button ? (
        <FileLink id={draft.id} button={button}>
          <DownloadText name={document.name} version={isFinal ? undefined : draft.version} />
        </FileLink>
      ) : (
        <FileLink id={draft.id}>
          <DownloadText name={document.name} version={draft.version} />
        </FileLink>
      )}
    </li>
  );
};

const DownloadText = ({ name, version }: { name: DocumentState['name']; version: number | undefined }) => {
  const named = `your ${documentLabel(name)}`;
  if (version === undefined) return <span>Download {named}</span>;
  return (
    <span>
      Download <span className="visually-hidden">{named}, </span>draft {version}
    </span>
  );
};

interface ApprovalProps {
  draft: Draft;
  name: DocumentState['name'];
  onAsk: () => void;
}

function Approval({ draft, name, onAsk }: ApprovalProps) {
  const { add, focusHeading } = useOpened();
  const [key] = useState(newKey);
  const { press, isPending, failure } = usePress(
    () => add({ kind: 'approval', document: name, version: draft.version }, key),
    { failure: failureText, onDone: focusHeading },
  );
  return (
    <>
      <div className={`row ${styles.actions}`}>
        <Button pending={isPending} onClick={() => press()}>
          Approve
          <span className="visually-hidden">
            {' '}
            your {name}, draft {draft.version}
          </span>
        </Button>
        <Button onClick={onAsk}>
          Ask for changes<span className="visually-hidden"> to your {name}</span>
        </Button>
      </div>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </>
  );
}
