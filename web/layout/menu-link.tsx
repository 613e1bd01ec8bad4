interface Props {
  to: string;
  path: string;
  className: string | undefined;
  children: string;
}

export const MenuLink = ({ to, path, className, children }: Props) => (
  <a href={to} aria-current={to === path ? 'page' : undefined} className={className}>
    {children}
  </a>
);
