import { SelectField } from '../../../forms/select-field.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';
import { useList } from '../../kit/use-list.ts';

interface Props {
  name: string;
  label: string;
  defaultValue: string | undefined;
  kept: UnsavedInput;
}

/** The chosen person is an option even before the team has loaded, so that saving never removes them by accident. */
export function InstructorField({ name, label, defaultValue, kept }: Props) {
  const { rows, error } = useList('GET /admin/team');
  const team = rows ?? [];
  const chosen = [defaultValue, kept.values[name]].filter((id) => id !== undefined && id !== '');
  const unknown = [...new Set(chosen)].filter((id) => !team.some((member) => member.id === id));
  const unknownName = rows ? 'No longer in the team' : error ? 'Couldn’t load the team' : 'Loading…';
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={defaultValue}
      options={[
        { value: '', name: 'None' },
        ...team.map((member) => ({ value: member.id, name: member.name })),
        ...unknown.map((id) => ({ value: id ?? '', name: unknownName })),
      ]}
    />
  );
}
