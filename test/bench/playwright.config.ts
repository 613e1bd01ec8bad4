import journeys from '../browser/playwright.config.ts';

/** The measurements that need a browser and the local run, on the settings of the journeys. */
export default { ...journeys, testDir: '.' };
