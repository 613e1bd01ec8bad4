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
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { HistoryItem } from '../../../kit/drawer/history.tsx';
import { entryTitle } from '../wording.ts';
import { FileLink } from './file-link.tsx';

export const EntryLine = ({ orderId, entry }: { orderId: string; entry: WorkEntry }) => (
  <HistoryItem icon={icons[entry.kind]} title={entryTitle(entry)} at={entry.at} text={entry.text}>
    {entry.file && <FileLink orderId={orderId} entry={entry} file={entry.file} />}
  </HistoryItem>
);

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
