import { momentInRow } from '#shared/domain/time/india-words.ts';
import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { LongText } from '../../list/long-text.tsx';
import { Facts } from '../../sheet/facts.tsx';
import { Part } from '../../sheet/part.tsx';
import { FileLink } from './file-link.tsx';
import type { WorkProps } from './work-props.ts';

/** The details that the documents are written from, and the files: as handed in, or as far as they are typed. */
export function BriefText({ id, work, state }: WorkProps) {
  const handedIn = work.entries.findLast(({ kind }) => kind === 'brief');
  const brief = handedIn?.brief ?? work.brief ?? {};
  const files = work.entries.filter(({ kind, file }) => kind !== 'draft' && file);
  const told = briefFields.filter(({ name }) => brief[name]);
  if (state.documents.length === 0 && told.length === 0 && files.length === 0) return null;
  return (
    <Part title="The buyer’s details">
      {!handedIn && (
        <p className="soft">
          {told.length > 0 ? 'Typed so far, and not handed in yet.' : 'Nothing is typed yet.'}
        </p>
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
            <li key={entry.id} className="line apart">
              <span>
                {entry.kind === 'file' ? 'File' : 'Pasted text'}, {momentInRow(entry.at)}
              </span>
              {entry.file && <FileLink orderId={id} entry={entry} file={entry.file} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
