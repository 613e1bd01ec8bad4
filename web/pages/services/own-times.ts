import { ownTime } from '../../ui/own-time.ts';

/** Adds the visitor's own time to each time in IST, if it's another one. */
export function showOwnTimes(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const time of document.querySelectorAll('time')) {
      const own = ownTime(time.dateTime);
      if (own) time.append(` (${own})`);
    }
  });
}
