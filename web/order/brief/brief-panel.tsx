import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { missingOf } from '#shared/domain/work/work-moves.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Panel } from '../../ui/panel.tsx';
import { failureWords } from '../failure.ts';
import { filesOf } from '../files/file-entries.ts';
import { FileField } from '../files/file-field.tsx';
import { useOpened } from '../session/context.ts';
import { type Keeping, useSavedBrief } from './use-saved-brief.ts';

/** Saves while typing. */
export function BriefPanel() {
  const { order, add, lookUp } = useOpened();
  const { first, keeping, keep, finish, goOn, forget } = useSavedBrief();
  const hasFile = filesOf(order).length > 0;
  const field = (name: keyof Brief) => ({
    name,
    ...(first[name] && { defaultValue: first[name] }),
    onValue: (value: string) => keep(name, value),
  });

  const handIn = async (brief: Brief, key: string) => {
    if (missingOf(brief, hasFile).includes('cv')) throw atFields([{ field: 'cv', message: cvMissing }]);
    await finish();
    try {
      await add({ kind: 'brief', brief, noticeVersion }, key);
      forget();
    } catch (error) {
      goOn();
      if (!(error instanceof ApiError && error.errors.length > 0)) throw error;
      throw atFields(error.errors.map((each) => ({ ...each, field: each.field.replace(/^brief\./, '') })));
    }
  };

  return (
    <Panel aria-labelledby="brief">
      <div className="baseline apart">
        <h2 id="brief">Your details</h2>
        <Kept keeping={keeping} />
      </div>
      <p>
        We need just the role you want and your CV to start. You can finish later, or tell us by phone
        instead.
      </p>
      <Form
        label="Your details"
        send={({ noticeVersion: _, ...brief }, key) => handIn(brief, key)}
        onSent={lookUp}
        offersCall
        failure={failureWords}
        incomplete="Tell us the role you want."
      >
        <Field
          {...field('targetRole')}
          label="Role you want"
          hint="For example, Senior Business Analyst in banking"
          required
          maxLength={limits.work.line}
        />
        <FileField />
        <Field
          {...field('cv')}
          label="Or paste your CV"
          hint={hasFile ? 'Optional' : 'If you don’t have a file'}
          rows={4}
          maxLength={limits.work.cv}
        />
        <Field
          {...field('achievements')}
          label="Three achievements"
          hint="Optional, with figures if you have them"
          rows={4}
          maxLength={limits.work.text}
        />
        <div className="pair">
          <Field
            {...field('years')}
            label="Years of experience"
            inputMode="decimal"
            maxLength={limits.work.line}
          />
          <Field
            {...field('language')}
            label="Language of the documents"
            placeholder="English"
            maxLength={limits.work.line}
          />
        </div>
        <Field
          {...field('jobLink')}
          label="Link to a job you want"
          inputMode="url"
          maxLength={limits.work.link}
        />
        <Field
          {...field('linkedIn')}
          label="Your LinkedIn address"
          hint="Never enter your password"
          inputMode="url"
          maxLength={limits.work.link}
        />
        <Field {...field('constraints')} label="What to leave out" rows={3} maxLength={limits.work.text} />
        <DataNotice purpose="write your documents" opensBeside />
        <Submit pendingText="Sending…">Send your details</Submit>
      </Form>
    </Panel>
  );
}

const cvMissing = 'Upload your CV, or paste it here.';

const atFields = (errors: ApiError['errors']) =>
  new ApiError(400, { detail: 'Something is missing. See the marked field.', errors }, undefined);

const Kept = ({ keeping }: { keeping: Keeping }) => (
  <p role="status" className={keeping.state === 'refused' ? 'note bad' : 'note'}>
    {keeping.state === 'refused' ? `Not saved yet: ${keeping.message}` : keptWords[keeping.state]}
  </p>
);

const keptWords = {
  rest: 'Saved as you type',
  keeping: 'Saving…',
  kept: 'Saved',
  waiting: 'Saved in this tab',
};
