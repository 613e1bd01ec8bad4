import { Fragment, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../kit/addresses.ts';
import { useList } from '../../kit/use-list.ts';

export function PaidSeats({ courseId }: { courseId: string }) {
  const path = useMemo(() => ({ id: courseId }), [courseId]);
  const { rows, error, loadMore } = useList('GET /admin/courses/{id}/places', { path });
  useEffect(() => {
    if (!error) void loadMore?.();
  }, [loadMore, error]);
  if (error) return <p role="status">Couldn’t count the paid seats.</p>;
  if (!rows || loadMore) return <p role="status">Counting paid seats…</p>;
  const paid = rows.filter(({ seat }) => seat !== 'given_up' && seat !== 'arranged');
  if (paid.length === 0) return <p role="status">No paid seats.</p>;
  return (
    <div role="status">
      <p>
        {paid.length === 1 ? '1 paid seat.' : `${paid.length} paid seats.`} You’ll need to tell{' '}
        {paid.length === 1 ? 'this buyer' : 'these buyers'} what happens next:{' '}
        {paid.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={orderAddress(id)}>{name ?? 'unnamed buyer'}</Link>
          </Fragment>
        ))}
        .
      </p>
      <p>The course’s payment links will stop working. Today will list these orders until each is settled.</p>
    </div>
  );
}
