import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/course.ts';
import { jsonLd } from '../../content/json-ld.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useList } from '../../use-list.ts';
import { CourseCard, CourseCardSkeleton } from './card.tsx';
import styles from './catalogue.module.css';

/** The cards of all courses, or the state that their list is in. */
export function Catalogue() {
  const { rows: courses, error, loadMore, isLoadingMore } = useList('GET /courses');
  const grid = useRef<HTMLUListElement>(null);
  const continueFrom = useRef<number>(undefined);
  useEffect(() => {
    // The first new card takes the focus.
    if (continueFrom.current === undefined || continueFrom.current === courses?.length) return;
    grid.current?.querySelectorAll('a')[continueFrom.current]?.focus();
    continueFrom.current = undefined;
  }, [courses?.length]);

  const failure = error && <Notice kind="failure">Failed to load courses. Please try again later.</Notice>;
  if (!courses)
    return (
      failure || (
        <ul className={styles.loading} aria-busy="true" aria-label="Loading courses">
          {[0, 1, 2, 3, 4, 5].map((place) => (
            <CourseCardSkeleton key={place} />
          ))}
        </ul>
      )
    );
  if (courses.length === 0)
    return <p className={styles.empty}>No courses are available at the moment. Please check back later.</p>;
  return (
    <>
      <CourseListData courses={courses} />
      <ul ref={grid} className={styles.grid}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
      {loadMore && (
        <div className={styles.more}>
          {failure}
          <Button
            pending={isLoadingMore}
            onClick={() => {
              continueFrom.current = courses.length;
              void loadMore();
            }}
          >
            {isLoadingMore ? 'Loading…' : 'Show more courses'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The courses that the page lists, as search engines read a list of courses. */
const CourseListData = ({ courses }: { courses: readonly Course[] }) => (
  <script type="application/ld+json">
    {jsonLd({
      '@type': 'ItemList',
      itemListElement: courses.map(({ id, title, description, price }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          url: `${brand.origin}/course/${id}`,
          name: title,
          description,
          provider: { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` },
          // A price of 0 means: on request.
          ...(price > 0 && { offers: { '@type': 'Offer', price, priceCurrency: 'INR' } }),
        },
      })),
    })}
  </script>
);
