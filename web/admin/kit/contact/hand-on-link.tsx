import { MessageCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import { whatsappAddress } from './phone-number.ts';

interface Props {
  /** Anyone who has this link can use it, so it must never appear on the page. */
  url: string;
  name: string;
  phone?: string | undefined;
  message: string;
  describedBy?: string;
}

export function HandOnLink({ url, name, phone, message, describedBy }: Props) {
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
