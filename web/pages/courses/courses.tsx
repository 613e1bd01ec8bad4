import { replyHours } from '#shared/policies.ts';
import { CallbackForm } from '../../forms/callback-form.tsx';
import { type PageProps, responseIn } from '../../page.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Ledger, LedgerEntry } from '../../ui/ledger.tsx';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Catalogue } from './catalogue.tsx';
import styles from './courses.module.css';

export function CoursesPage(props: PageProps) {
  return (
    <>
      <PageIntro title="Courses" drawing={drawing}>
        Certification training and programming courses, soonest first, each with its price.
      </PageIntro>
      <section aria-label="All courses" className={`frame ${styles.catalogue}`}>
        <Catalogue {...props} />
        {responseIn(props.data, 'GET /courses') && <OfferTerms rule="class" about="a course" />}
      </section>
      <CourseBenefits />
      <div className={`frame ${styles.callback}`}>
        <CallbackForm about="Courses" />
      </div>
    </>
  );
}

const CourseBenefits = () => (
  <section className="frame columns headed">
    <h2>With every course</h2>
    <Ledger>
      <LedgerEntry name="The price">
        <strong>Shown up front.</strong> In rupees, before you give us a name or number.
      </LedgerEntry>
      <LedgerEntry name="Our reply">
        <strong>Within {replyHours} business hours.</strong> Ask about dates, timings or whether a course fits
        your experience. There’s no obligation.
      </LedgerEntry>
      <LedgerEntry name="The next step">
        <strong>All in one place.</strong> After the course, we can help with your resume and LinkedIn
        profile, or coach you one-on-one.
      </LedgerEntry>
    </Ledger>
    <div className={`row ${styles.ask}`}>
      <p>Can’t decide between courses? Tell us where you work today.</p>
      <LinkButton to="/contact">Contact us</LinkButton>
    </div>
  </section>
);

const drawing = (
  <LineDrawing
    shape="M60 14h200v102H60zM60 38h200M100 38v78M140 38v78M180 38v78M220 38v78M60 64h200M60 90h200M90 4v20M230 4v20"
    accent="M140 64h40v26h-40z"
  />
);
