import { LinkButton } from '../../ui/button.tsx';

/** The way home. It steps back where the plans are the next step. */
export const HomeLink = ({ isSecond = false }: { isSecond?: boolean }) => (
  <LinkButton to="/" kind={isSecond ? 'secondary' : 'primary'}>
    Back to Home
  </LinkButton>
);
