import {
  Ban,
  CircleCheck,
  FileDown,
  FileText,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquare,
  PauseCircle,
  PencilLine,
  Phone,
  PlayCircle,
  Reply,
  Trash2,
  Undo2,
} from 'lucide-react';
import { momentInRow } from '#shared/domain/time/india-words.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { LongText } from '../../list/long-text.tsx';
import styles from '../../sheet/history.module.css';
import { entryTitle } from '../wording.ts';
import { FileLink } from './file-link.tsx';

/** One thing that happened, with its words and its file. */
export function EntryLine({ orderId, entry }: { orderId: string; entry: WorkEntry }) {
  const Icon = icons[entry.kind];
  return (
    <li className={styles.act}>
      <Icon aria-hidden="true" size={18} />
      <div>
        <p>
          {entryTitle(entry)}, <time dateTime={entry.at}>{momentInRow(entry.at)}</time>
        </p>
        {entry.text && (
          <div className={styles.words}>
            <LongText text={entry.text} />
          </div>
        )}
        {entry.file && <FileLink orderId={orderId} entry={entry} file={entry.file} />}
      </div>
    </li>
  );
}

const icons: Record<WorkEntry['kind'], LucideIcon> = {
  brief: FileText,
  file: FileDown,
  question: MessageCircleQuestion,
  answer: Reply,
  draft: FileText,
  changes: PencilLine,
  approval: CircleCheck,
  message: MessageSquare,
  call: Phone,
  withdrawn: Undo2,
  hold: PauseCircle,
  resumed: PlayCircle,
  ended: Ban,
  deleted: Trash2,
};
