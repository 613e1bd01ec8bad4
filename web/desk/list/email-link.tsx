interface Props {
  email: string;
  subject?: string;
  /** Styles the link in another way than as a target for a finger. */
  className?: string | undefined;
}

/** The way to write to somebody, with the subject filled in. A long address breaks behind its `@`. */
export const EmailLink = ({ email, subject, className = 'thumb' }: Props) => (
  <a
    href={`mailto:${address(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    className={className}
  >
    <span>
      {email.replace(/@.*/, '@')}
      <wbr />
      {email.replace(/^[^@]*@/, '')}
    </span>
  </a>
);

const address = (email: string) => encodeURIComponent(email).replace('%40', '@');
