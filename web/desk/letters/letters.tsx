import type { LetterName } from '#shared/domain/mail.ts';
import type { Letter, Reader } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderText } from '#shared/letters/render.ts';
import { letterNames } from './letter-names.ts';
import { LetterView } from './letter-view.tsx';
import styles from './letters.module.css';
import { samples } from './samples.ts';

/** Every mail that the site sends, drawn from invented facts, for the owner to know what people read. */
export const Letters = () => (
  <section className={styles.letters}>
    <h2>Letters</h2>
    <p>Every mail that this site sends by itself or for you. The names and sums in these are invented.</p>
    {readers.map(([reader, title]) => (
      <section key={reader} className={styles.group}>
        <h3>{title}</h3>
        {namesOf(reader).map((name) => (
          <Sample key={name} name={name} />
        ))}
      </section>
    ))}
  </section>
);

function Sample({ name }: { name: LetterName }) {
  const letter = sampleLetter(name);
  return (
    <details className={styles.letter}>
      <summary>
        <strong>{letterNames[name]}</strong> <span>{letter.subject}</span>
      </summary>
      <LetterView letter={letter} />
      <details className={styles.plain}>
        <summary>As plain text</summary>
        <pre>{renderText(letter)}</pre>
      </details>
    </details>
  );
}

const readers: readonly [Reader, string][] = [
  ['visitor', 'To a visitor'],
  ['buyer', 'To a buyer'],
  ['owner', 'To you'],
];

const namesOf = (reader: Reader) =>
  (Object.keys(letterNames) as LetterName[]).filter((name) => letters[name].to === reader);

/** A letter and its facts, each by the same name, which the compiler cannot follow through two records. */
const sampleLetter = <Name extends LetterName>(name: Name): Letter => {
  const write = letters[name].write as (facts: (typeof samples)[Name], context: { site: string }) => Letter;
  return write(samples[name], { site: location.origin });
};
