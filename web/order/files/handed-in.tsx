import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { isOver } from '#shared/domain/work/work.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { useOpened } from '../session/context.ts';
import { filesOf } from './file-entries.ts';
import { FileField } from './file-field.tsx';
import { Files } from './files.tsx';

/** The details and the files that were handed in, with a place for more files. */
export function HandedIn() {
  const { order, state } = useOpened();
  const brief = order.work?.entries.findLast(({ kind }) => kind === 'brief')?.brief ?? {};
  const told = briefFields.filter(({ name }) => brief[name]);
  const files = filesOf(order);
  return (
    <section className="stack" aria-labelledby="handed-in">
      <h2 id="handed-in">What we have from you</h2>
      {told.length > 0 && (
        <details>
          <summary>Your details{brief.targetRole && `: ${brief.targetRole}`}</summary>
          <dl className="facts below">
            {told.map(({ name, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{brief[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {state && isOver(state) ? (
        <Files files={files} />
      ) : (
        <>
          <FileField label={files.length > 0 ? 'Hand another file in' : 'Hand a file in'} />
          <DataNotice purpose="write your documents" opensBeside />
        </>
      )}
    </section>
  );
}
