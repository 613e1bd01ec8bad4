import {
  Ban,
  CalendarClock,
  CircleCheck,
  Download,
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
import { addressOf } from '#shared/api/client.ts';
import { deletedFileText, isFileExpired } from '#shared/domain/limits/retention.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { callApi } from '../../../../api.ts';
import { DownloadLink } from '../../../../download-link.tsx';
import { HistoryItem } from '../../../kit/facts.tsx';
import { entryTitle, fileText } from '../wording.ts';

export const EntryLine = ({ orderId, entry }: { orderId: string; entry: WorkEntry }) => (
  <HistoryItem icon={icons[entry.kind]} title={entryTitle(entry)} at={entry.at} text={entry.text}>
    {entry.file && <FileLink orderId={orderId} entry={entry} file={entry.file} />}
  </HistoryItem>
);

interface FileProps {
  orderId: string;
  entry: Pick<WorkEntry, 'id' | 'at' | 'document' | 'version'>;
  file: WorkFile;
  /** The owner can still download a withdrawn draft, but the buyer can't. */
  isWithdrawn?: boolean;
  /** True if the buyer has approved this draft and no newer one has replaced it. */
  isFinal?: boolean;
}

export function FileLink({ orderId, entry, file, isWithdrawn = false, isFinal = false }: FileProps) {
  if (file.isGone) return <span className="note">{fileText(file)}, deleted</span>;
  if (isFileExpired(entry.at, Date.now())) return <span className="note">{deletedFileText}</span>;
  const route = 'GET /admin/work/{id}/files/{fileId}';
  const path = { id: orderId, fileId: entry.id };
  return (
    <DownloadLink address={addressOf(route, { path })} read={(signal) => callApi(route, { path, signal })}>
      <Download aria-hidden="true" size={16} />
      <span>
        Download {entry.document ? `${entry.document}, ` : file.name && <bdi>{file.name} </bdi>}
        <span className="no-break">
          {entry.document && (isFinal ? 'final ' : `draft ${entry.version ?? 1} `)}({fileText(file)}
        </span>
        {isWithdrawn && ', only visible to you'})
      </span>
    </DownloadLink>
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
  booking: CalendarClock,
};
