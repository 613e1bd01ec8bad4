import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { startInWords } from '#shared/domain/classes/class-start.ts';
import { batchStateOf } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { Button } from '../../ui/button.tsx';
import { ListHeading, useNews } from '../list/heading.tsx';
import { ListTable } from '../list/list-table.tsx';
import { RowMore } from '../list/row-more.tsx';
import { useDeletion } from '../list/use-deletion.tsx';
import { AskLink } from '../payment-links/ask-link.tsx';
import { useAction } from '../queries.ts';
import { openedFromList, useFocusAfterClosing, useSheetAddress } from '../sheet/use-sheet-address.ts';
import { stale } from '../stale.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import { useList } from '../use-list.ts';
import { OpenedClass } from './class/opened-class.tsx';
import styles from './existing-courses.module.css';
import { PaidPlaces } from './paid-places.tsx';
import { SavedText } from './saved-text.tsx';
import { type Edited, useEditedCourse } from './use-edited-course.ts';

/** Every course, to edit or delete. */
export function ExistingCourses() {
  const list = useList('GET /admin/courses');
  const deleteCourse = useAction('DELETE /courses/{id}', { stale: stale.courses });
  const { edit, edited: arriving, clear } = useEditedCourse();
  const [edited, setEdited] = useState<Edited>();
  if (arriving && arriving !== edited) setEdited(arriving);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message about a saved course must not reappear after a reload.
  useEffect(() => {
    if (arriving) clear();
  }, [arriving]);
  const { openedId, addressOf, close } = useSheetAddress('existing-courses', 'class');
  const tab = useFocusAfterClosing(openedId, classLinkId);
  const [news, tell] = useNews();
  const returned = useFocusOnce<HTMLDivElement>(edited, `#edit-${edited?.id}`);
  const { ask, dialog } = useDeletion<Course>({
    list,
    nameOf: ({ title }) => title,
    noteOf: ({ id }) => <PaidPlaces courseId={id} />,
    question: 'Are you sure you want to permanently delete this course?',
    failure: 'Error: Could not delete course.',
    remove: (id) => deleteCourse({ path: { id } }),
    onDeleted: ({ title }) => {
      setEdited(undefined);
      tell(`“${title}” is deleted.`);
    },
  });
  return (
    <div ref={tab}>
      <ListHeading
        title="Existing courses"
        news={edited?.saved ? { text: <SavedText course={edited.saved} /> } : news}
      />
      <div ref={returned}>
        <ListTable
          list={list}
          label="Existing courses"
          columns={['Title', 'Start date', 'Duration', 'Timings', 'Price', 'Actions']}
          empty="There are no courses yet. Add the first one under Manage Course."
          failure="Failed to load courses. Please try again later."
        >
          {(course) => (
            <CourseRow
              key={course.id}
              course={course}
              classAddress={addressOf(course.id)}
              onEdit={() => edit(course.id)}
              onDelete={() => ask(course)}
            />
          )}
        </ListTable>
      </div>
      {dialog}
      {openedId && (
        <OpenedClass
          key={openedId}
          id={openedId}
          course={list.rows?.find(({ id }) => id === openedId)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The words beside a course that visitors cannot simply buy. */
const stateOf = (course: Course): string =>
  [course.isHidden && 'Hidden', stateNames[batchStateOf(course, Date.now())]].filter(Boolean).join(', ');

const stateNames = { over: 'Past', begun: 'Begun', full: 'Full', open: undefined };

interface Props {
  course: Course;
  /** The address that opens its class. */
  classAddress: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Id of the element that opens the class of a course. */
const classLinkId = (id: string): string => `class-${id}`;

const CourseRow = ({ course, classAddress, onEdit, onDelete }: Props) => (
  <tr>
    <th scope="row" data-line="1 start" id={`course-${course.id}`}>
      {course.title}
      {stateOf(course) && <p className={styles.state}>{stateOf(course)}</p>}
    </th>
    <Fact line="2 start" name="Start date" text={course.startDate && startInWords(course.startDate)} />
    <Fact line="2 end" name="Duration" text={course.duration} />
    <Fact line="3" name="Timings" text={course.timings} />
    <td data-line="1 end" className="no-break">
      {priceInWords(course.price)}
    </td>
    <td data-line="4">
      <div className={styles.ways}>
        <div className="row tap-links">
          <Link
            id={classLinkId(course.id)}
            to={classAddress}
            state={openedFromList}
            aria-describedby={`course-${course.id}`}
          >
            Class
          </Link>
          <AskLink asked={{ courseId: course.id }} describedBy={`course-${course.id}`} />
        </div>
        <div className="row apart">
          <Button
            kind="quiet"
            id={`edit-${course.id}`}
            aria-describedby={`course-${course.id}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button kind="destructive" data-rest aria-describedby={`course-${course.id}`} onClick={onDelete}>
            Delete
          </Button>
          <RowMore name={course.title} />
        </div>
      </div>
    </td>
  </tr>
);

interface FactProps {
  line: string;
  name: string;
  text: string | undefined;
}

/** A fact of a course. On a phone only a missing one says its name: the others are known by their words. */
const Fact = ({ line, name, text }: FactProps) => (
  <td data-line={line} data-label={text ? undefined : name}>
    {text || 'N/A'}
  </td>
);
