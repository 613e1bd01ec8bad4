import { formNotSent } from '#shared/api/endpoint.ts';
import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import { formFailures, formNames } from '../../forms/failures.ts';
import type { PageProps } from '../../page.ts';
import button from '../../ui/button.module.css';
import columns from '../../ui/columns.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { FieldRules } from './field-rules.tsx';
import styles from './form-not-sent.module.css';

/**
 * Says why a form that the browser has posted by itself did not arrive, in the words of that form, which the path names.
 * The address tells the reason by its fragment: a field's name, `busy` or `later`. The style sheet shows the reason, as
 * a file knows nothing of its address.
 */
export const FormNotSentPage = ({ path }: PageProps) => {
  const form = formNames.find((name) => formNotSent(name) === path) ?? 'enquiry';
  return (
    <>
      <PageIntro title="This was not sent yet">
        Nothing is lost: your browser’s Back button takes you to the form, and what you typed is still in it.
      </PageIntro>
      <div className={`${columns.columns} ${styles.page}`}>
        <div className={`stack ${styles.reasons}`}>
          <Notice kind="failure">
            <p>{formFailures[form]}</p>
            <div id="busy" className={styles.reason}>
              <p>Many forms came from your internet connection just now, and so this one was not taken.</p>
              <p>It is not about what you wrote. Wait a minute, go back, and send it again.</p>
            </div>
            <div id="later" className={styles.reason}>
              <p>Something failed on our side. It is not about what you wrote.</p>
              <p>
                Go back and send it again in a few minutes, or call us. Had it arrived after all, it counts
                once.
              </p>
            </div>
          </Notice>
          <div className={`stack ${styles.details}`}>
            <h2>What each field needs</h2>
            <p className={styles.marked}>The marked field is the first that needs a change.</p>
            <FieldRules form={form} />
          </div>
        </div>
        <Panel>
          <h2>Without the form</h2>
          <PhoneLink />
          <p>
            Call us, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We reply within{' '}
            {replyHours} business hours.
          </p>
          <a href="/" className={button.secondary}>
            Back to Home
          </a>
        </Panel>
      </div>
    </>
  );
};
