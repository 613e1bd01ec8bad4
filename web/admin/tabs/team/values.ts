import type { AdminMember, MemberInput } from '#shared/domain/team/member.ts';
import { type TeamTask, teamTasks } from '#shared/domain/team/tasks.ts';
import type { Values } from '../../../forms/submission.ts';

export const taskFields: Record<TeamTask, { label: string; short: string }> = {
  'pmp-director': { label: 'Directs the PMP programme', short: 'PMP director' },
  'resume-writer': { label: 'Writes resumes', short: 'Resume writer' },
  coach: { label: 'Coaches', short: 'Coach' },
};

export const taskChoices = [
  { value: 'No', name: 'No' },
  { value: 'Yes', name: 'Yes: named on the site' },
] as const;

export const hiddenChoices = [
  { value: 'No', name: 'No: shown on the site' },
  { value: 'Yes', name: 'Yes: not shown, and their coaching isn’t sold' },
] as const;

export const memberInput = ({
  name = '',
  role = '',
  line = '',
  biography = '',
  ...values
}: Values): MemberInput => ({
  name,
  role,
  line,
  biography,
  tasks: teamTasks.filter((task) => values[task] === 'Yes'),
  ...(values.isHidden === 'Yes' && { isHidden: true }),
});

export const valuesOf = ({ name, role, line, biography = '', tasks, isHidden }: AdminMember): Values => ({
  ...{ name, role, line, biography, isHidden: isHidden ? 'Yes' : 'No' },
  ...Object.fromEntries(teamTasks.map((task) => [task, tasks.includes(task) ? 'Yes' : 'No'])),
});

export const tasksText = ({ tasks }: Pick<AdminMember, 'tasks'>): string =>
  tasks.map((task) => taskFields[task].short).join(', ');
