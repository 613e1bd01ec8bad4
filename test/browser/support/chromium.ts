import { existsSync } from 'node:fs';

// The shell is Chromium without its windows, whose drawing takes a second of each journey.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of the machine's Chromium. */
export const chromium = found();

function found(): string {
  const path = known.find(existsSync);
  if (!path)
    throw new Error(
      'The browser journeys need Chromium. Install it with: apt-get install chromium-headless-shell',
    );
  return path;
}
