import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import styles from './copy-link.module.css';

/** The address of one question, to follow, to keep and to copy. */
export function CopyLink({ id }: { id: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setSaid('Link copied.');
    } catch {
      setSaid('Your browser does not let us copy. Copy the address of the link instead.');
    }
  };
  return (
    <div className={styles.link}>
      <Link to={`#${id}`} className={styles.address}>
        Link to this question
      </Link>
      <Button kind="quiet" onClick={copy}>
        Copy link
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
