import journeys from '../browser/playwright.config.ts';

/**
 * The measurements that need a browser and the local run: the journeys' settings, one after another, each on both
 * screens.
 */
export default {
  ...journeys,
  testDir: '.',
  workers: 1,
  projects: journeys.projects?.map(({ grep: _, ...project }) => project),
};
