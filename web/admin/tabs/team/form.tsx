import { limits } from '#shared/domain/limits/limits.ts';
import { teamTasks } from '#shared/domain/team/tasks.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Send, Values } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';
import { hiddenChoices, taskChoices, taskFields } from './values.ts';

interface Props {
  label: string;
  submitText: string;
  defaultValues?: Values;
  kept: UnsavedInput;
  send: Send;
  failure: (error: unknown) => string;
  success?: string;
}

export const MemberForm = ({ submitText, defaultValues = {}, ...form }: Props) => {
  const given = (name: string, label: string) => ({ name, label, defaultValue: defaultValues[name] });
  return (
    <Form {...form}>
      <Field {...given('name', 'Name')} maxLength={limits.member.name} required />
      <Field
        {...given('role', 'Role')}
        hint="For example Instructor, PMP"
        maxLength={limits.member.role}
        required
      />
      <Field
        {...given('line', 'One line')}
        hint={`Up to ${limits.member.line} characters, shown under the name`}
        maxLength={limits.member.line}
        required
      />
      <Field
        {...given('biography', 'Biography')}
        rows={5}
        hint={`Optional, up to ${limits.member.biographyWords} words, shown on the About page`}
        maxLength={limits.member.biography}
      />
      <div className="pair">
        {teamTasks.map((task) => (
          <SelectField key={task} {...given(task, taskFields[task].label)} options={taskChoices} />
        ))}
        <SelectField {...given('isHidden', 'Hidden')} options={hiddenChoices} />
      </div>
      <Submit pendingText="Saving…">{submitText}</Submit>
    </Form>
  );
};
