import { useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { missingOf } from '#shared/domain/work/entry-rules.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Panel } from '../../ui/panel.tsx';
import { failureText } from '../failure-text.ts';
import { filesOf } from '../files/file-entries.ts';
import { FileField } from '../files/file-field.tsx';
import { useOpened } from '../session/context.ts';
import { type SaveState, useSavedBrief } from './use-saved-brief.ts';

export function BriefPanel() {
  const { order, add, focusHeading } = useOpened();
  const { first, saveState, keep, stopSaving, resumeSaving, forget } = useSavedBrief();
  const [isMoreOpen, setMoreOpen] = useState(() => moreFields.some((name) => first[name]));
  const hasFile = filesOf(order).length > 0;
  const field = (name: keyof Brief) => ({
    name,
    ...(first[name] && { defaultValue: first[name] }),
    onValue: (value: string) => keep(name, value),
  });

  const submitDetails = async (brief: Brief, key: string) => {
    if (missingOf(brief, hasFile).includes('cv')) throw atFields([{ field: 'cv', message: cvMissing }]);
    await stopSaving();
    try {
      await add({ kind: 'brief', brief, noticeVersion }, key);
      forget();
    } catch (error) {
      resumeSaving();
      if (!(error instanceof ApiError && error.errors.length > 0)) throw error;
      setMoreOpen(true);
      throw atFields(error.errors.map((each) => ({ ...each, field: each.field.replace(/^brief\./, '') })));
    }
  };

  return (
    <Panel aria-labelledby="brief">
      <div className="baseline apart">
        <h2 id="brief">Your details</h2>
        <SaveStatus saveState={saveState} />
      </div>
      <p>
        To start, we only need the role you want and your CV. You can finish later, or tell us by phone
        instead.
      </p>
      <Form
        label="Your details"
        send={({ noticeVersion: _, ...brief }, key) => submitDetails(brief, key)}
        onSent={focusHeading}
        offersCall
        failure={failureText}
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
        <details open={isMoreOpen} onToggle={(event) => setMoreOpen(event.currentTarget.open)}>
          <summary>More, if you like</summary>
          <div className="stack">
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
                label="Document language"
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
            <Field
              {...field('constraints')}
              label="What to leave out"
              rows={3}
              maxLength={limits.work.text}
            />
          </div>
        </details>
        <DataNotice purpose="write your documents" opensInNewTab />
        <Submit pendingText="Sending…">Send your details</Submit>
      </Form>
    </Panel>
  );
}

const moreFields = ['achievements', 'years', 'language', 'jobLink', 'linkedIn', 'constraints'] as const;

const cvMissing = 'Upload your CV, or paste it here.';

const atFields = (errors: ApiError['errors']) =>
  new ApiError(400, { detail: 'Something is missing. Check the highlighted field.', errors }, undefined);

const SaveStatus = ({ saveState }: { saveState: SaveState }) => (
  <p role="status" className={saveState.state === 'refused' ? 'note bad' : 'note'}>
    {saveState.state === 'refused' ? `Not saved yet: ${saveState.message}` : saveTexts[saveState.state]}
  </p>
);

const saveTexts = {
  rest: 'Saved as you type',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Saved in this tab',
};
