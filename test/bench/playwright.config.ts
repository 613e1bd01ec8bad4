import journeys from '../browser/playwright.config.ts';

export default {
  ...journeys,
  testDir: '.',
  workers: 1,
  projects: journeys.projects?.map(({ grep: _, ...project }) => project),
};
