export const EmailText = ({ email }: { email: string }) => (
  <span>
    {email.replace(/@.*/, '@')}
    <wbr />
    {email.replace(/^[^@]*@/, '')}
  </span>
);
