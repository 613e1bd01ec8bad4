import type { Course } from '#shared/domain/courses/course.ts';

/** Says that a course is saved, and where it is seen. */
export const SavedText = ({ course: { id, title, isHidden } }: { course: Course }) =>
  isHidden ? (
    `“${title}” is saved, and hidden from the site.`
  ) : (
    <>
      “{title}” is saved and on the site. <a href={`/course/${id}`}>See its page</a>
    </>
  );
