import type { ComponentProps } from 'react';
import styles from './panel.module.css';

/** A raised section with a line of the accent above it. */
export const Panel = ({ className = '', ...section }: ComponentProps<'section'>) => (
  <section {...section} className={`${styles.panel} ${className}`} />
);
