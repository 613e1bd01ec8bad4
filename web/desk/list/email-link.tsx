import { EmailText } from '../../ui/email-text.tsx';

interface Props {
  email: string;
  subject?: string;
  /** Styles the link in another way than as a target for a finger. */
  className?: string | undefined;
}

/** The way to write to somebody, with the subject filled in. */
export const EmailLink = ({ email, subject, className = 'thumb' }: Props) => (
  <a
    href={`mailto:${address(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    className={className}
  >
    <EmailText email={email} />
  </a>
);

const address = (email: string) => encodeURIComponent(email).replace('%40', '@');
