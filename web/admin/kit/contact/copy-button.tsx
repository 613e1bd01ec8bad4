import { Check, Copy, MessageCircle } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { whatsappAddress } from '#shared/domain/text/phone.ts';
import { Button } from '../../../ui/button.tsx';
import { usePress } from '../press.tsx';
import styles from './copiable-reference.module.css';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  text: string;
  copied?: string;
  failure?: string;
}

export function CopyButton({
  text,
  copied = 'Copied.',
  failure = 'This browser doesn’t allow copying. Select the text instead.',
  children,
  ...button
}: Props) {
  const copy = usePress(() => navigator.clipboard.writeText(text).then(() => copied), { failure });
  return (
    <>
      <Button {...button} onClick={() => copy.press()}>
        <Copy aria-hidden="true" size={16} />
        {children}
      </Button>
      <span role="status" className="note">
        {copy.outcome ?? copy.failure}
      </span>
    </>
  );
}

export function CopiableReference({ reference }: { reference: string }) {
  const text = useRef<HTMLElement>(null);
  const cut = reference.indexOf('_') + 1;
  const copy = usePress(() =>
    navigator.clipboard
      .writeText(reference)
      .catch((error) => {
        // Copying requires permission and a secure origin. Without them, select the text so that it can be copied by
        // hand.
        if (text.current) getSelection()?.selectAllChildren(text.current);
        throw error;
      })
      .then(() => 'Copied'),
  );
  return (
    <div className={styles.reference}>
      <code ref={text}>
        {reference.slice(0, cut)}
        <wbr />
        {reference.slice(cut)}
      </code>
      <button
        type="button"
        aria-label={`Copy ${reference}`}
        className={styles.copy}
        onClick={() => copy.press()}
      >
        {copy.outcome ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
      </button>
      <span role="status" className="note good">
        {copy.outcome}
      </span>
    </div>
  );
}

interface LinkProps {
  /** Anyone who has this link can use it, so it must never appear on the page. */
  url: string;
  name: string;
  phone?: string | undefined;
  message: string;
  describedBy?: string;
}

export function HandOnLink({ url, name, phone, message, describedBy }: LinkProps) {
  // Locally, the API returns a path without a host.
  const link = new URL(url, location.origin).href;
  const write = () =>
    window.open(whatsappAddress(phone, `${message}${link}`), '_blank', 'noopener,noreferrer');
  return (
    <div className="row">
      <CopyButton
        kind="quiet"
        aria-describedby={describedBy}
        text={link}
        copied="Link copied."
        failure="This browser doesn’t allow copying. Send it by WhatsApp or email."
      >
        Copy link
      </CopyButton>
      <Button kind="quiet" aria-label={`WhatsApp the link to ${name}`} onClick={write}>
        <MessageCircle aria-hidden="true" size={16} />
        WhatsApp
      </Button>
    </div>
  );
}
