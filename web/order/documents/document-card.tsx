import { Download } from 'lucide-react';
import { useState } from 'react';
import { erasedText, isErased } from '#shared/domain/limits/retention.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dateInWords, longDate } from '#shared/domain/time/india-words.ts';
import {
  type DocumentState,
  type Draft,
  documentInWords,
  finalDraft,
  isOver,
  isSupported,
  latestDraft,
  type WorkState,
} from '#shared/domain/work/work.ts';
import { newKey } from '../../forms/submission.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { unsavedInput } from '../../unsaved-input.ts';
import { failureWords } from '../failure.ts';
import { FileLink } from '../files/file-link.tsx';
import { useOpened } from '../session/context.ts';
import { ChangesForm } from './changes-form.tsx';
import styles from './document-card.module.css';

interface Props {
  document: DocumentState;
  state: WorkState;
  /** Its actions are the ones that the page waits for. */
  isFirst: boolean;
}

/** A document: how it stands, every draft of it, and what its buyer may do with the latest. */
export function DocumentCard({ document, state, isFirst }: Props) {
  const { order } = useOpened();
  const { name, phase, drafts } = document;
  const kept = unsavedInput('order', `changes ${order.id} ${name}`);
  const [isAsking, setAsking] = useState(() => kept.values.text !== undefined);
  const latest = latestDraft(document);
  const newestFirst = [...drafts].reverse();
  // The actions stand beneath the draft that they are about.
  const count = latest ? newestFirst.indexOf(latest) + 1 : newestFirst.length;
  const [current, earlier] = [newestFirst.slice(0, count), newestFirst.slice(count)];
  const isClosed = isOver(state);
  const mayAsk =
    latest && !isClosed && (phase === 'sent' || (phase === 'approved' && isSupported(state, Date.now())));
  const id = `document-${name.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <article className={`${styles.card} ${isFirst ? 'due' : ''}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{name}</h3>
        <p className={phase === 'sent' ? styles.sent : phase === 'approved' ? 'good' : 'soft'}>
          {phaseWords(document, state)}
        </p>
      </header>
      {drafts.length > 0 && (
        <ol className="rows" aria-label={`Drafts of your ${name}`}>
          {current.map((draft) => (
            <DraftRow key={draft.id} draft={draft} document={document} isLatest={draft === latest} />
          ))}
        </ol>
      )}
      {latest && !isClosed && phase === 'sent' && !isAsking && (
        <Approval
          key={latest.id}
          draft={latest}
          name={name}
          isFirst={isFirst}
          onAsk={() => setAsking(true)}
        />
      )}
      {mayAsk && phase === 'approved' && !isAsking && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Ask for changes
          </Button>
        </div>
      )}
      {mayAsk && isAsking && <ChangesForm name={name} kept={kept} onClose={() => setAsking(false)} />}
      {earlier.length > 0 && (
        <ol className="rows" aria-label={`Earlier drafts of your ${name}`}>
          {earlier.map((draft) => (
            <DraftRow key={draft.id} draft={draft} document={document} isLatest={false} />
          ))}
        </ol>
      )}
    </article>
  );
}

function phaseWords({ phase, due, drafts }: DocumentState, state: WorkState): string {
  const { waiting, isStopped } = state;
  if (isOver(state)) return drafts.length ? 'Yours to keep' : 'Will not be made';
  if (phase === 'sent') return 'Waiting for you to read';
  if (phase === 'approved') return 'Approved by you';
  if (phase === 'ended') return 'Will not be made';
  if (waiting === 'details') return 'We begin once we have your details';
  if (waiting === 'hold') return 'Rests';
  if (isStopped) return waiting === 'answer' ? 'Waits for your answer' : 'Waits for you';
  const day = due && dateInWords(due);
  if (due && due < dayInIndia(Date.now())) return `Was due on ${day}`;
  if (phase === 'changing') return day ? `With your changes by ${day}` : 'We make your changes';
  if (waiting === 'call') return 'We’ll call you';
  if (waiting === 'agreed') return 'Agreed by phone';
  return day ? `First draft by ${day}` : 'We work on it';
}

interface DraftProps {
  draft: Draft;
  document: DocumentState;
  isLatest: boolean;
}

const DraftRow = ({ draft, document, isLatest }: DraftProps) => {
  const isFinal = draft === finalDraft(document);
  return (
    <li className="part">
      <p className="line">
        <b>{isFinal ? 'Final' : `Draft ${draft.version}`}</b>{' '}
        <span className="note">{longDate(draft.at)}</span>
        {draft.isApproved && <span className="good">Approved</span>}
      </p>
      {draft.note && <p className="quote">{draft.note}</p>}
      {draft.isWithdrawn ? (
        <p className="soft">We took this draft back.</p>
      ) : isErased(draft.at, Date.now()) ? (
        <p className="soft">{erasedText}</p>
      ) : isLatest ? (
        <FileLink id={draft.id} isButton>
          <Download aria-hidden="true" size={20} />
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

/** Names a document that is final, and else the draft of it. */
const DownloadText = ({ name, version }: { name: DocumentState['name']; version: number | undefined }) => {
  const named = `your ${documentInWords(name)}`;
  if (version === undefined) return <span>Download {named}</span>;
  return (
    <span>
      Download <span className="said">{named}, </span>draft {version}
    </span>
  );
};

interface ApprovalProps {
  draft: Draft;
  name: DocumentState['name'];
  isFirst: boolean;
  onAsk: () => void;
}

function Approval({ draft, name, isFirst, onAsk }: ApprovalProps) {
  const { add, lookUp } = useOpened();
  const [key] = useState(newKey);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const approve = async () => {
    setPending(true);
    setError(undefined);
    try {
      await add({ kind: 'approval', document: name, version: draft.version }, key);
      lookUp();
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  return (
    <>
      <div className="row">
        <Button kind={isFirst ? 'primary' : 'secondary'} pending={isPending} onClick={approve}>
          Approve
          <span className="said">
            {' '}
            your {name}, draft {draft.version}
          </span>
        </Button>
        <Button onClick={onAsk}>
          Ask for changes<span className="said"> of your {name}</span>
        </Button>
      </div>
      {error !== undefined && <Notice kind="failure">{failureWords(error)}</Notice>}
    </>
  );
}
