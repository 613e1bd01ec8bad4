import journeys from '../browser/playwright.config.ts';

/** The measurements that need a browser and the local run: the journeys' settings without a record of every step, which takes its own time. */
export default { ...journeys, testDir: '.', use: { ...journeys.use, trace: 'off' } };
