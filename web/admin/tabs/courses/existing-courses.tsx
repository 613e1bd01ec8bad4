import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { openedFromList, useDrawerAddress, useFocusAfterClosing } from '../../kit/addresses.ts';
import { AskLink } from '../../kit/ask-link.tsx';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ListTable, RowMore } from '../../kit/list/table.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { useList } from '../../kit/use-list.ts';
import { OpenedClass } from './class/opened-class.tsx';
import styles from './existing-courses.module.css';
import { PaidSeats } from './paid-seats.tsx';
import { SavedText } from './saved-text.tsx';
import { type Edited, useEditedCourse } from './use-edited-course.ts';

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
  const { openedId, addressOf, close } = useDrawerAddress('existing-courses', 'class');
  const tab = useFocusAfterClosing(openedId, classLinkId);
  const [news, tell] = useNews();
  const returned = useFocusOnce<HTMLDivElement>(edited, `#edit-${edited?.id}`);
  const { ask, dialog } = useDeletion<Course>({
    list,
    nameOf: ({ title }) => title,
    noteOf: ({ id }) => <PaidSeats courseId={id} />,
    question: 'Are you sure you want to permanently delete this course?',
    failure: 'Error: Could not delete course.',
    remove: (id) => deleteCourse({ path: { id } }),
    onDeleted: ({ title }) => {
      setEdited(undefined);
      tell(`“${title}” deleted.`);
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
          empty="No courses yet. Add the first one under Manage Course."
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

const stateOf = (course: Course): string =>
  [course.isHidden && 'Hidden', stateNames[batchStateOf(course, Date.now())]].filter(Boolean).join(', ');

const stateNames = { over: 'Past', begun: 'Started', full: 'Full', open: undefined };

interface Props {
  course: Course;
  classAddress: string;
  onEdit: () => void;
  onDelete: () => void;
}

const classLinkId = (id: string): string => `class-${id}`;

const CourseRow = ({ course, classAddress, onEdit, onDelete }: Props) => (
  <tr>
    <th scope="row" data-line="1 start" id={`course-${course.id}`}>
      {course.title}
      {stateOf(course) && <p className={`note ${styles.state}`}>{stateOf(course)}</p>}
    </th>
    <Fact line="2 start" name="Start date" text={course.startDate && formatStart(course.startDate)} />
    <Fact line="2 end" name="Duration" text={course.duration} />
    <Fact line="3" name="Timings" text={course.timings} />
    <td data-line="1 end" className="no-break">
      {formatPrice(course.price)}
    </td>
    <td data-line="4">
      <div className={`group ${styles.options}`}>
        <div className="row touch-links">
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

const Fact = ({ line, name, text }: FactProps) => (
  <td data-line={line} data-label={text ? undefined : name}>
    {text || 'N/A'}
  </td>
);
