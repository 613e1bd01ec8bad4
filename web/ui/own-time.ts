/** Returns `Tue 1:30 pm your time`, or undefined if the visitor's clock shows the same time as one in India. */
export function ownTime(iso: string): string | undefined {
  const moment = new Date(iso);
  if (moment.getTimezoneOffset() === -330) return undefined;
  const time = moment.toLocaleString('en-GB', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return `${time} your time`;
}
