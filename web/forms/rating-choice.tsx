import { Star } from 'lucide-react';
import { use } from 'react';
import field from './field.module.css';
import { FormContext } from './form.tsx';
import option from './option.module.css';
import styles from './rating-choice.module.css';

interface Props {
  options: readonly number[];
  /** None is chosen by default, so visitors have to choose. */
  chosen?: number | undefined;
  size: number;
}

export function RatingChoice({ options, chosen, size }: Props) {
  const { id, errors, onChange } = use(FormContext);
  const { rating: error } = errors;
  return (
    <fieldset className={styles.choice}>
      <legend>Rating</legend>
      <div className={options[0] === 1 ? `${styles.row} ${styles.rising}` : styles.row}>
        {options.map((stars) => (
          <label key={stars} className={`${option.option} ${styles.option}`}>
            <input
              type="radio"
              id={`${id}-rating-${stars}`}
              name="rating"
              value={stars}
              title="Choose from 1 to 5 stars."
              required
              defaultChecked={stars === chosen}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-rating-error`}
              onChange={() => onChange('rating')}
            />
            <Star aria-hidden="true" width="100%" height={size} className={styles.star} />
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className={styles.word}>
              {words[stars]}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-rating-error`} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const words = ['', 'Poor', 'So-so', 'Okay', 'Good', 'Great'];
