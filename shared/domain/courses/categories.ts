/** The categories by which the timetable of courses is filtered, in its order. */
export const courseCategories = [
  'Project management',
  'Networks and cloud',
  'Programming and data',
  'Business and audit',
] as const;
