import journeys from '../browser/playwright.config.ts';

/**
 * The measurements that need a browser and the local run: the journeys' settings, one after another and without
 * a record of every step, which takes its own time.
 */
export default { ...journeys, testDir: '.', workers: 1, use: { ...journeys.use, trace: 'off' } };
