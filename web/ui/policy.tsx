import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { replyHours } from '#shared/policies.ts';
import { withWholeTimes } from './no-break.tsx';
import { PageIntro } from './page-intro.tsx';
import styles from './policy.module.css';

export interface PolicySection {
  id: string;
  name: string;
  number?: number;
  text: ReactNode;
}

interface Props {
  title: string;
  lead: string;
  version: { number: number; since: string };
  aside?: string;
  sections: readonly PolicySection[];
}

export const Policy = ({ title, lead, version, aside, sections }: Props) => (
  <>
    <PageIntro title={title}>{lead}</PageIntro>
    <div className={`frame columns ${styles.policy}`}>
      <div className={styles.version}>
        {aside && <p>{aside}</p>}
        <p>
          Version {version.number}, in force since {withWholeTimes(longDate(version.since))}.
        </p>
      </div>
      <nav aria-label="On this page" className={styles.contents}>
        <ul className="ledger">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{heading(section)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.id} className={`stack ${styles.section}`}>
            <h2 id={section.id}>{heading(section)}</h2>
            {section.text}
          </section>
        ))}
      </div>
    </div>
  </>
);

export const contactSection: PolicySection = {
  id: 'questions',
  name: 'Questions',
  text: (
    <p>
      Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
      <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>. We’ll reply within {replyHours} business hours.
    </p>
  ),
};

const heading = ({ number, name }: PolicySection) => (number ? `${number} ${name}` : name);
