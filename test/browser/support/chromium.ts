import { existsSync } from 'node:fs';

// The headless shell comes first because each journey is a second faster with it.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const chromium = found();

function found(): string {
  const path = known.find(existsSync);
  if (!path)
    throw new Error(
      'The browser journeys need Chromium. Install it with: apt-get install chromium-headless-shell',
    );
  return path;
}
