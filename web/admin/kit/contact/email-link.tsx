import { EmailText } from '../../../ui/email-text.tsx';

interface Props {
  email: string;
  subject?: string;
  className?: string | undefined;
}

export const EmailLink = ({ email, subject, className = 'touch-target' }: Props) => (
  <a
    href={`mailto:${address(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    className={className}
  >
    <EmailText email={email} />
  </a>
);

const address = (email: string) => encodeURIComponent(email).replace('%40', '@');
