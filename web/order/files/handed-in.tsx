import { isOver } from '#shared/domain/work/work.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { useOpened } from '../session/context.ts';
import { filesOf } from './file-entries.ts';
import { FileField } from './file-field.tsx';
import { Files } from './files.tsx';
import styles from './handed-in.module.css';

/** The details and the files that were handed in, with a place for more files. */
export function HandedIn() {
  const { order, state } = useOpened();
  const brief = order.work?.entries.findLast(({ kind }) => kind === 'brief')?.brief ?? {};
  const lines = (Object.keys(labels) as (keyof Brief)[]).flatMap((name) =>
    brief[name] ? [[labels[name], brief[name]] as const] : [],
  );
  const files = filesOf(order);
  return (
    <section className={styles.part} aria-labelledby="handed-in">
      <h2 id="handed-in">What we have from you</h2>
      {lines.length > 0 && (
        <details className={styles.details}>
          <summary>Your details{brief.targetRole && `: ${brief.targetRole}`}</summary>
          <dl>
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {state && isOver(state) ? (
        <Files files={files} />
      ) : (
        <FileField label={files.length > 0 ? 'Hand another file in' : 'Hand a file in'} />
      )}
    </section>
  );
}

const labels: Record<keyof Brief, string> = {
  targetRole: 'Role you want',
  years: 'Years of experience',
  cv: 'CV',
  achievements: 'Three achievements',
  jobLink: 'Link of a job',
  linkedIn: 'LinkedIn address',
  constraints: 'What to leave out',
  language: 'Language',
};
