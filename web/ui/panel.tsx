import type { ComponentProps } from 'react';
import styles from './panel.module.css';

export const Panel = ({ className = '', ...section }: ComponentProps<'section'>) => (
  <section {...section} className={`stack card accented ${styles.panel} ${className}`} />
);
