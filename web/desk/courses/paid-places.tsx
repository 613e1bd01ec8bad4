import { Fragment, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { orderAddress } from '../orders/address.ts';
import { useList } from '../use-list.ts';

/** Says how many seats of a course are paid for, with a link to each order, and what happens if the course is deleted. */
export function PaidPlaces({ courseId }: { courseId: string }) {
  const path = useMemo(() => ({ id: courseId }), [courseId]);
  const { rows, error, loadMore } = useList('GET /admin/courses/{id}/places', { path });
  useEffect(() => {
    if (!error) void loadMore?.();
  }, [loadMore, error]);
  if (error) return <p role="status">Couldn’t count the seats that are paid for.</p>;
  if (!rows || loadMore) return <p role="status">Counting the seats that are paid for…</p>;
  const paid = rows.filter(({ seat }) => seat !== 'given_up' && seat !== 'arranged');
  if (paid.length === 0) return <p role="status">Nobody has paid for a seat in it.</p>;
  return (
    <div role="status">
      <p>
        {paid.length === 1 ? '1 seat in it is paid for.' : `${paid.length} seats in it are paid for.`} Tell
        the {paid.length === 1 ? 'buyer' : 'buyers'} what happens next:{' '}
        {paid.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={orderAddress(id)}>{name ?? 'buyer not named'}</Link>
          </Fragment>
        ))}
        .
      </p>
      <p>
        Payment links for it can’t be paid any more. After that, Today lists these orders until each is
        settled.
      </p>
    </div>
  );
}
