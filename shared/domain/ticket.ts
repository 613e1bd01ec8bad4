/** The name of an enquiry for people, such as `E-2026-01234567`: the year that it came in, and digits of its id. */
export function ticketOf({ id, createdAt }: { id: string; createdAt: string }): string {
  const digits = Number.parseInt(id.replaceAll('-', '').slice(-12), 16) % 100_000_000;
  return `E-${createdAt.slice(0, 4)}-${String(digits).padStart(8, '0')}`;
}
