import { brand } from '#shared/brand.ts';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../kit/contact/copy-button.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import styles from './security.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: Props) {
  const box = useFocusOnce<HTMLDivElement>(codes);
  const text = codes.join('\n');
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <p>
        <b>Store these recovery codes for the {brand.name} Admin Panel.</b> If you lose your phone, you can
        use each of them once instead of a code. They’re shown only once, and earlier ones no longer work.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={text}>Copy codes</CopyButton>
        <Button onClick={() => download('recovery-codes.txt', `${text}\n`, 'text/plain')}>Download</Button>
        <Button onClick={() => print()}>Print</Button>
        <Button kind="primary" onClick={onKept}>
          I’ve stored them
        </Button>
      </div>
    </div>
  );
}
