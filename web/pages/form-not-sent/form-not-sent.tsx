import { formNotSent } from '#shared/api/endpoint.ts';
import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/policies.ts';
import { formFailures, formNames } from '../../forms/failures.ts';
import type { PageProps } from '../../page.ts';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { FieldRules } from './field-rules.tsx';
import styles from './form-not-sent.module.css';

/**
 * Shown after the server rejects a form that was sent without JavaScript. The URL's fragment is a field's name, `busy`
 * or `later`. CSS shows the matching message, because a static page can't read its own URL.
 */
export const FormNotSentPage = ({ path }: PageProps) => {
  const form = formNames.find((name) => formNotSent(name) === path) ?? 'enquiry';
  return (
    <>
      <PageIntro title="This hasn’t been sent yet">
        Nothing is lost: press your browser’s Back button, and everything you typed will still be there.
      </PageIntro>
      <div className={`columns frame ${styles.page}`}>
        <div className={`stack ${styles.reasons}`}>
          <Notice kind="failure">
            <p>{formFailures[form]}</p>
            <div id="busy" className={styles.reason}>
              <p>Too many forms have been sent from your connection, so this one wasn’t accepted.</p>
              <p>Your message is fine. Wait a minute, go back and send it again.</p>
            </div>
            <div id="later" className={styles.reason}>
              <p>Something went wrong on our side. Your message is fine.</p>
              <p>
                Go back and send it again in a few minutes, or call us. If we did get it the first time, we
                won’t count it twice.
              </p>
            </div>
          </Notice>
          <div className={`stack ${styles.details}`}>
            <h2>What each field needs</h2>
            <p className={styles.marked}>The first field that needs changing is marked.</p>
            <FieldRules form={form} />
          </div>
        </div>
        <Panel>
          <h2>Other ways to reach us</h2>
          <PhoneLink />
          <p>
            Call us, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We’ll reply within{' '}
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
