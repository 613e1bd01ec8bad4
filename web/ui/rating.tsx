import { Star } from 'lucide-react';
import styles from './rating.module.css';

export const Rating = ({ stars }: { stars: number }) => (
  <p className={styles.rating}>
    <span className="visually-hidden">Rated {stars} out of 5 stars</span>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        size={18}
        className={star <= stars ? styles.filled : styles.empty}
      />
    ))}
  </p>
);
