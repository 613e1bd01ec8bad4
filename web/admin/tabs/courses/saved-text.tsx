import type { Course } from '#shared/domain/courses/course.ts';

export const SavedText = ({ course: { id, title, isHidden } }: { course: Course }) =>
  isHidden ? (
    `“${title}” is saved, but hidden from the site.`
  ) : (
    <>
      “{title}” is saved and on the site. <a href={`/course/${id}`}>See its page</a>
    </>
  );
