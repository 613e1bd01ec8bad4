interface Props {
  to: string;
  /** The path of the page around it. */
  path: string;
  className: string | undefined;
  children: string;
}

/** A link of the header, marked where it leads to the page around it. */
export const MenuLink = ({ to, path, className, children }: Props) => (
  <a href={to} aria-current={to === path ? 'page' : undefined} className={className}>
    {children}
  </a>
);
