import type { ComponentProps } from 'react';
import styles from './full-page.module.css';

/** A section as tall as the screen, so that the footer beneath stays where it is when something else comes in its place. */
export const FullPage = (section: ComponentProps<'section'>) => (
  <section {...section} className={styles.page} />
);
