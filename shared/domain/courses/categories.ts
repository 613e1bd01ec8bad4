export const courseCategories = [
  'Project management',
  'Networks and cloud',
  'Programming and data',
  'Business and audit',
] as const;
