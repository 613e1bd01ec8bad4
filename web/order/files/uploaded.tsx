import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { isOver } from '#shared/domain/work/work.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { useOpened } from '../session/context.ts';
import { filesOf } from './file-entries.ts';
import { FileField } from './file-field.tsx';
import { Files } from './files.tsx';

export function UploadedFiles() {
  const { order, state } = useOpened();
  const brief = order.work?.entries.findLast(({ kind }) => kind === 'brief')?.brief ?? {};
  const filledFields = briefFields.filter(({ name }) => brief[name]);
  const files = filesOf(order);
  return (
    <section className="stack" aria-labelledby="handed-in">
      <h2 id="handed-in">What you’ve sent us</h2>
      {filledFields.length > 0 && (
        <details>
          <summary>Your details{brief.targetRole && `: ${brief.targetRole}`}</summary>
          <dl className="compact-facts below">
            {filledFields.map(({ name, label }) => (
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
          <FileField label={files.length > 0 ? 'Upload another file' : 'Upload a file'} />
          <DataNotice purpose="write your documents" opensInNewTab />
        </>
      )}
    </section>
  );
}
