import { limits } from '#shared/domain/limits/limits.ts';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Send, Values } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';
import { hiddenChoices } from './values.ts';

interface Props {
  label: string;
  submitText: string;
  team: readonly AdminMember[];
  defaultValues?: Values;
  kept: UnsavedInput;
  send: Send;
  failure: (error: unknown) => string;
}

export const OfferForm = ({ submitText, team, defaultValues = {}, kept, ...form }: Props) => {
  const given = (name: string, label: string) => ({ name, label, defaultValue: defaultValues[name] });
  return (
    <Form {...form} kept={kept}>
      <Field
        {...given('title', 'Title')}
        hint="For example Career coaching"
        maxLength={limits.coaching.title}
        required
      />
      <Field
        {...given('description', 'Description')}
        rows={5}
        maxLength={limits.coaching.description}
        required
      />
      <div className="pair">
        <Field
          {...given('sessions', 'Sessions')}
          type="number"
          hint={`1, or up to ${limits.coaching.sessions} for a package`}
          required
        />
        <Field
          {...given('minutes', 'Minutes per session')}
          type="number"
          hint={`15 to ${limits.coaching.minutes}`}
          required
        />
        <Field {...given('rupees', 'Price')} kind="rupees" hint="In rupees, for all sessions" required />
        <SelectField
          {...given('coachId', 'Coach')}
          options={[
            { value: '', name: 'Choose a coach' },
            ...coachChoices(team, defaultValues.coachId ?? kept.values.coachId),
          ]}
          required
        />
      </div>
      <Field
        {...given('place', 'Place or link')}
        hint="Optional. Only buyers see it"
        maxLength={limits.coaching.place}
      />
      <SelectField {...given('isHidden', 'Hidden')} options={hiddenChoices} />
      <Submit pendingText="Saving…">{submitText}</Submit>
    </Form>
  );
};

/** The chosen coach is an option even before the team has loaded, so that saving never removes them by accident. */
const coachChoices = (team: readonly AdminMember[], chosen = '') => [
  ...team.map(({ id, name, isHidden }) => ({ value: id, name: isHidden ? `${name} (hidden)` : name })),
  ...(chosen === '' || team.some(({ id }) => id === chosen)
    ? []
    : [{ value: chosen, name: team.length > 0 ? 'No longer in the team' : 'Loading…' }]),
];
