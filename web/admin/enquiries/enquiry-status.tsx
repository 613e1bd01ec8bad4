import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { useAction } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import styles from './enquiry-status.module.css';

interface Props {
  enquiry: Enquiry;
  onChanged: (enquiry: Enquiry) => void;
}

/** Whether a course enquiry is pending or clarified, as word and shape, with the way to the other. */
export function EnquiryStatus({ enquiry, onChanged }: Props) {
  const toggle = useAction('PATCH /admin/enquiries/{id}/toggle');
  const [state, setState] = useState<'rest' | 'pending' | 'failed'>('rest');
  if (enquiry.type !== 'course') return <span className={styles.none}>Not applicable</span>;

  const change = async () => {
    setState('pending');
    try {
      onChanged(await toggle({ path: { id: enquiry.id } }));
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.status}>
      <span className={enquiry.clarified ? styles.clarified : styles.pending}>
        {enquiry.clarified ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <CircleDashed aria-hidden="true" size={18} />
        )}
        {enquiry.clarified ? 'Clarified' : 'Pending'}
      </span>
      <Button
        kind="quiet"
        pending={state === 'pending'}
        aria-describedby={`enquirer-${enquiry.id}`}
        onClick={change}
      >
        {enquiry.clarified ? 'Reopen' : 'Clarify'}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          Could not update the enquiry.
        </p>
      )}
    </div>
  );
}
