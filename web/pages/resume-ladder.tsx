import { type Band, bands } from '#shared/domain/pricing.ts';
import styles from './resume-ladder.module.css';

interface Props {
  selected: Band;
  onSelect: (band: Band) => void;
}

/** The bands of experience as steps, each higher than the one before. */
export const ExperienceLadder = ({ selected, onSelect }: Props) => (
  <fieldset className={styles.ladder}>
    <legend>Years of experience</legend>
    {bands.map((band) => (
      <label key={band} className={styles.step}>
        <input
          type="radio"
          name="band"
          value={band}
          checked={band === selected}
          onChange={() => onSelect(band)}
        />
        <span>
          <b>{band}</b> years
        </span>
      </label>
    ))}
  </fieldset>
);
