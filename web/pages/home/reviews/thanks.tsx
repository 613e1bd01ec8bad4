import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './form.module.css';

/** What a reviewer reads in the form's place: that it arrived, and what happens next. */
export function ReviewThanks({ onClose }: { onClose: () => void }) {
  const thanks = useRef<HTMLDivElement>(null);
  // The form took the focus with it when it went.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1} className={styles.sent}>
      <Notice kind="success">Thank you! Your review has been submitted for approval.</Notice>
      <p>It appears on this page, with your name and your stars, once we have read and approved it.</p>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
