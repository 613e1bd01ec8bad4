import { useEffect, useMemo } from 'react';
import { useList } from '../use-list.ts';

/** Says how many places of a course are paid for, and what becomes of them when it is deleted. */
export function PaidPlaces({ courseId }: { courseId: string }) {
  const path = useMemo(() => ({ id: courseId }), [courseId]);
  const { rows, error, loadMore } = useList('GET /admin/courses/{id}/places', { path });
  useEffect(() => {
    if (!error) void loadMore?.();
  }, [loadMore, error]);
  if (error) return <p role="status">How many places are paid for could not be counted.</p>;
  if (!rows || loadMore) return <p role="status">Counting the places that are paid for…</p>;
  const paid = rows.filter(({ status }) => status !== 'refunded').length;
  return <p role="status">{paid === 0 ? 'Nobody has paid for a place in it.' : textOf(paid)}</p>;
}

const textOf = (paid: number) =>
  paid === 1
    ? `1 place in it is paid for. You have to tell whoever paid: the order is under Orders, at “course deleted”. ${linksClose}`
    : `${paid} places in it are paid for. You have to tell whoever paid: the orders are under Orders, at “course deleted”. ${linksClose}`;

const linksClose = 'Payment links for it can be paid no more.';
