import { useLayoutEffect, useRef } from 'react';
import { type Band, bands } from '#shared/domain/pricing.ts';
import styles from './ladder.module.css';

interface Props {
  selected: Band;
  onSelect: (band: Band) => void;
}

/** The bands of experience as steps, each higher than the one before. */
export function ExperienceLadder({ selected, onSelect }: Props) {
  const steps = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // Somebody may have chosen before the script was here, and shall not read another band's prices.
    const chosen = steps.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const band = bands.find((name) => name === chosen);
    if (band) onSelect(band);
  }, [onSelect]);
  return (
    <fieldset ref={steps} className={styles.ladder}>
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
}
