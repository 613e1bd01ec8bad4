/** Lets a long address break after the `@`. */
export const EmailText = ({ email }: { email: string }) => (
  <span>
    {email.replace(/@.*/, '@')}
    <wbr />
    {email.replace(/^[^@]*@/, '')}
  </span>
);
