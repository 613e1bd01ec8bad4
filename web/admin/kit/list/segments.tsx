import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Count } from '#shared/domain/overview/overview.ts';
import styles from './segments.module.css';

interface Props<Id> {
  /** The items that are filtered, such as `enquiries`. */
  of: string;
  parts: readonly { id: Id; name: string; count?: Count | undefined }[];
  open: Id;
  addressOf: (id: Id) => string;
}

export function Parts<Id extends string>({ of, parts, open, addressOf }: Props<Id>) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected part can move when the parts or their counts change.
  useEffect(() => {
    const [chosen] = row.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [];
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [open, parts.map(({ count }) => count?.count).join()]);
  return (
    <nav ref={row} aria-label={`Filter ${of}`} className={styles.segments}>
      {parts.map(({ id, name, count }) => (
        <Link
          key={id}
          to={addressOf(id)}
          aria-current={id === open ? 'page' : undefined}
          className={styles.part}
        >
          {name}
          {count && (
            <span className="note">
              {count.count}
              {count.isMore && '+'}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Returns the part named in the address (`/admin?tab=<tab>&<parameter>=<part>`), or `usual` if there is none, and a
 * function that returns the address of any part.
 */
export function usePart<Id extends string>(
  tab: string,
  parameter: string,
  ids: readonly Id[],
  usual: NoInfer<Id>,
): [Id, (id: Id) => string] {
  const [parameters] = useSearchParams();
  const named = ids.find((id) => id === parameters.get(parameter));
  const addressOf = (id: Id) => `?${new URLSearchParams({ tab, ...(id !== usual && { [parameter]: id }) })}`;
  return [named ?? usual, addressOf];
}
