import { useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { useAction } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './delete-course.module.css';

interface Props {
  /** The course to delete; none closes the dialog. */
  course: Course | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a course is deleted for good. */
export function DeleteCourse({ course, onClose, onDeleted }: Props) {
  const deleteCourse = useAction('DELETE /courses/{id}', { stale: reads });
  const [state, setState] = useState<'rest' | 'pending' | 'failed'>('rest');

  const close = () => {
    setState('rest');
    onClose();
  };
  const confirm = async (id: string) => {
    setState('pending');
    try {
      await deleteCourse({ path: { id } });
      onDeleted();
      close();
    } catch {
      setState('failed');
    }
  };

  return (
    <Dialog
      isOpen={course !== undefined}
      onClose={close}
      title="Are you sure you want to permanently delete this course?"
    >
      <p className={styles.title}>{course?.title}</p>
      {state === 'failed' && <Notice kind="failure">Error: Could not delete course.</Notice>}
      <div className={styles.actions}>
        <Button onClick={close}>Cancel</Button>
        <Button kind="destructive" pending={state === 'pending'} onClick={() => course && confirm(course.id)}>
          {state === 'pending' ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}

const reads = ['GET /courses', 'GET /courses/{id}'] as const;
