export const teamTasks = ['pmp-director', 'resume-writer', 'coach'] as const;
export type TeamTask = (typeof teamTasks)[number];

export const taskNames: Record<TeamTask, string> = {
  'pmp-director': 'PMP programme director',
  'resume-writer': 'resume writer',
  coach: 'coach',
};

/** Returns the first if several people have the task. */
export const memberWithTask = <M extends { tasks: readonly TeamTask[] }>(
  team: readonly M[],
  task: TeamTask,
): M | undefined => team.find(({ tasks }) => tasks.includes(task));
