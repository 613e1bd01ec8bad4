import { formatRowMoment } from '#shared/domain/time/format.ts';
import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { DrawerSection, Facts } from '../../../kit/drawer/drawer.tsx';
import { LongText } from '../../../kit/list/long-text.tsx';
import { FileLink } from './file-link.tsx';
import type { WorkProps } from './work-props.ts';

export function BriefText({ id, work, state }: WorkProps) {
  const handedIn = work.entries.findLast(({ kind }) => kind === 'brief');
  const brief = handedIn?.brief ?? work.brief ?? {};
  const files = work.entries.filter(({ kind, file }) => kind !== 'draft' && file);
  const told = briefFields.filter(({ name }) => brief[name]);
  if (state.documents.length === 0 && told.length === 0 && files.length === 0) return null;
  return (
    <DrawerSection title="The buyer’s details">
      {!handedIn && (
        <p className="muted">{told.length > 0 ? 'Typed so far, not sent yet.' : 'Nothing typed yet.'}</p>
      )}
      {told.length > 0 && (
        <Facts
          isWide
          facts={Object.fromEntries(
            told.map(({ name, label }) => [label, <LongText key={name} text={brief[name] ?? ''} />]),
          )}
        />
      )}
      {files.length > 0 && (
        <ul className="rows">
          {files.map((entry) => (
            <li key={entry.id} className="baseline apart">
              <span>
                {entry.kind === 'file' ? 'File' : 'Pasted text'}, {formatRowMoment(entry.at)}
              </span>
              {entry.file && <FileLink orderId={id} entry={entry} file={entry.file} />}
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
