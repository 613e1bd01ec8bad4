/** In the order in which pages list them. */
export const courseCategories = [
  'Project management',
  'Networks and cloud',
  'Programming and data',
  'Business and audit',
] as const;
