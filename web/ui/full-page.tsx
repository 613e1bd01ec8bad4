import type { ComponentProps } from 'react';
import styles from './full-page.module.css';

/** At least as tall as the screen, so that the footer doesn't move when the content changes. */
export const FullPage = (section: ComponentProps<'section'>) => (
  <section {...section} className={`frame stack ${styles.page}`} />
);
