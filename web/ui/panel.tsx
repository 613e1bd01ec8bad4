import type { ComponentProps } from 'react';
import styles from './panel.module.css';

export const Panel = ({ className = '', ...section }: ComponentProps<'section'>) => (
  <section {...section} className={`${styles.panel} ${className}`} />
);
