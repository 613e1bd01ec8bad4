import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { segmentNames, segments } from '#shared/domain/enquiries/segments.ts';
import { useQuery } from '../queries.ts';
import { useSegment } from './address.ts';
import styles from './segments.module.css';

/** Leads to the parts of the enquiries, each with the number of those in it: exact to 99. */
export function Segments() {
  const [open, addressOf] = useSegment();
  const { data: counts } = useQuery('GET /admin/enquiries/counts');
  const parts = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another place in the row.
  useEffect(() => {
    const [chosen] = parts.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [];
    if (chosen && parts.current) parts.current.scrollLeft = chosen.offsetLeft - parts.current.offsetLeft;
  }, [open, counts]);
  return (
    <nav ref={parts} aria-label="Parts of the enquiries" className={styles.segments}>
      {segments.map((segment) => {
        const counted = counts?.find((each) => each.segment === segment);
        return (
          <Link
            key={segment}
            to={addressOf(segment)}
            aria-current={segment === open ? 'page' : undefined}
            className={styles.segment}
          >
            {segmentNames[segment]}
            {counted && (
              <span className={styles.count}>
                {counted.count}
                {counted.isMore && '+'}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
