import { useDeferredValue, useState } from 'react';
import type { EnquiryDetails } from '#shared/domain/enquiry.ts';
import { late } from '../../late.tsx';
import styles from './preview.module.css';

interface Props {
  details: EnquiryDetails;
  text: string;
}

/** The mail as the visitor will get it, on demand. */
export function Preview({ details: { ticket, name }, text }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = useDeferredValue(text);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Preview of the mail</summary>
      {isOpen && <ReplyLetter facts={{ ticket, name, text: shown }} />}
    </details>
  );
}

const ReplyLetter = late(() => import('./reply-letter.tsx').then((part) => part.ReplyLetter));
