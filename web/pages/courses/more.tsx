import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMore } from '../../use-more.ts';
import { CourseCard } from './card.tsx';
import styles from './catalogue.module.css';

interface Props {
  cursor: string;
  /** Courses a page. */
  limit: number;
}

/** The courses behind the first ones, when somebody asks for them. */
export function MoreCourses({ cursor, limit }: Props) {
  const { rows, state, loadMore } = useMore('GET /courses', cursor, limit);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (rows.length === seen.current) return;
    // The first new card takes the focus.
    list.current?.querySelectorAll('a')[seen.current]?.focus();
    seen.current = rows.length;
  }, [rows.length]);
  return (
    <>
      <ul ref={list} className={styles.cards}>
        {rows.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
      {loadMore && (
        <div className={styles.more}>
          {state === 'failed' && (
            <Notice kind="failure">Failed to load courses. Please try again later.</Notice>
          )}
          <Button pending={state === 'loading'} onClick={loadMore}>
            {state === 'loading' ? 'Loading…' : 'Show more courses'}
          </Button>
        </div>
      )}
    </>
  );
}
