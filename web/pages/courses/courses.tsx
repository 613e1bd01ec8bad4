import { replyHours } from '#shared/policies.ts';
import { CallbackForm } from '../../forms/callback-form.tsx';
import type { PageProps } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import columns from '../../ui/columns.module.css';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Catalogue } from './catalogue.tsx';
import styles from './courses.module.css';

/** The timetable: every course by its next start with its price, then what holds for all of them. */
export function CoursesPage(props: PageProps) {
  return (
    <>
      <PageIntro title="Courses" drawing={drawing}>
        Certification training and programming courses, the next to start first, each with its price.
      </PageIntro>
      <section aria-label="All courses" className={styles.catalogue}>
        <Catalogue {...props} />
      </section>
      <CourseValues />
      <div className={styles.callback}>
        <CallbackForm about="Courses" />
      </div>
    </>
  );
}

/** Three things that hold for every course, and the way to ask about the rest. */
const CourseValues = () => (
  <section className={`frame ${columns.columns} ${columns.headed}`}>
    <h2>What holds for every course</h2>
    <Ledger>
      <LedgerEntry name="The price">
        <strong>Written beside the course.</strong> In rupees, before you leave a name or a number.
      </LedgerEntry>
      <LedgerEntry name="The answer">
        <strong>Within {replyHours} business hours.</strong> Ask about dates, timings or whether it fits your
        years of work. An enquiry commits you to nothing.
      </LedgerEntry>
      <LedgerEntry name="The next step">
        <strong>Under the same roof.</strong> When the course is done, resumes, LinkedIn profiles and
        one-on-one coaching are here too.
      </LedgerEntry>
    </Ledger>
    <div className={`row ${styles.ask}`}>
      <p>Two courses look alike, or none looks right? Tell us where you work today.</p>
      <LinkButton to="/contact">Contact us</LinkButton>
    </div>
  </section>
);

/** A month with the day of a first class. */
const drawing = (
  <LineDrawing
    shape="M60 14h200v102H60zM60 38h200M100 38v78M140 38v78M180 38v78M220 38v78M60 64h200M60 90h200M90 4v20M230 4v20"
    marked="M140 64h40v26h-40z"
  />
);
