/** An e-mail address, of which a long one breaks behind its `@`. */
export const EmailText = ({ email }: { email: string }) => (
  <span>
    {email.replace(/@.*/, '@')}
    <wbr />
    {email.replace(/^[^@]*@/, '')}
  </span>
);
