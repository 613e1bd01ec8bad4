import { useId } from 'react';
import { everyCategory } from '#shared/domain/interview-questions/question-category.ts';
import field from '../../forms/field.module.css';
import chips from '../../ui/chips.module.css';
import styles from './questions.module.css';

interface Props {
  query: string;
  category: string;
  categories: readonly string[];
  onType: (query: string) => void;
  onCategory: (category: string) => void;
}

export function Filter({ query, category, categories, onType, onCategory }: Props) {
  const id = useId();
  return (
    // The `dialog` method prevents the form from being submitted, even before hydration.
    // biome-ignore lint/a11y/useSemanticElements: the `search` element is too new for many phones.
    <form
      role="search"
      aria-label="Questions"
      method="dialog"
      className={`stack ${styles.filter}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className={styles.caption}>
        Search
      </label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder="Search questions..."
        autoComplete="off"
        enterKeyHint="search"
        className={field.input}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p className={styles.caption} id={`${id}categories`}>
        Category
      </p>
      <ul aria-labelledby={`${id}categories`} className={`${chips.chips} ${styles.categories}`}>
        {['', ...categories].map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === category}
              className={`${chips.chip} ${styles.category}`}
              onClick={() => onCategory(name)}
            >
              {name || everyCategory}
            </button>
          </li>
        ))}
      </ul>
      <p className="when-lost">Your connection is slow, so search hasn’t loaded yet. Tap again to retry.</p>
    </form>
  );
}
