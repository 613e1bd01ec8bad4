import { Star } from 'lucide-react';
import option from './option.module.css';
import styles from './rating-choice.module.css';

export const RatingChoice = () => (
  <fieldset className={styles.choice}>
    <legend>Rating</legend>
    <div className={styles.row}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars} className={`${option.option} ${styles.option}`}>
          <input
            type="radio"
            name="rating"
            value={stars}
            defaultChecked={stars === 5}
            aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          />
          <span aria-hidden="true">{stars}</span>
          <Star aria-hidden="true" size={18} className={styles.star} />
        </label>
      ))}
    </div>
  </fieldset>
);
