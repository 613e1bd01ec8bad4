import { MessageCircle } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { whatsappAddress } from '../list/phone-number.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  /** Opens something to whoever has it, so it is never shown, nor stands anywhere in the page. */
  url: string;
  /** Whom it is for, and their number where it is known. */
  name: string;
  phone?: string | undefined;
  /** The words that go before it. */
  message: string;
  /** Id of the element that names what it is for. */
  describedBy?: string;
}

/** Hands a link on: into the clipboard, or into a message on WhatsApp. */
export function HandOnLink({ url, name, phone, message, describedBy }: Props) {
  // A local run answers a path without a host.
  const link = new URL(url, location.origin).href;
  const write = () =>
    window.open(whatsappAddress(phone, `${message}${link}`), '_blank', 'noopener,noreferrer');
  return (
    <div className="row">
      <CopyButton
        kind="quiet"
        aria-describedby={describedBy}
        text={link}
        copied="The link is copied."
        failure="This browser did not let the desk copy it. Send it by WhatsApp or by mail."
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
