import styles from './answer.module.css';

/**
 * An answer as its owner wrote it: a blank line ends a paragraph, and code stands between lines of three
 * backticks or is indented throughout.
 */
export const Answer = ({ text }: { text: string }) => (
  <div className={styles.answer}>
    {blocksOf(text).map(({ kind, lines }, place) =>
      kind === 'code' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <pre key={place}>
          <code>{lines}</code>
        </pre>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <p key={place}>{lines}</p>
      ),
    )}
  </div>
);

interface Block {
  kind: 'text' | 'code';
  lines: string;
}

const blocksOf = (text: string): Block[] =>
  text
    .replaceAll('\r\n', '\n')
    // What stands in the brackets is kept by `split`, at the odd places.
    .split(/^```[^\n]*\n([\s\S]*?)\n```[ \t]*$/m)
    .flatMap((part, place) => (place % 2 ? [{ kind: 'code', lines: part } as const] : paragraphsOf(part)));

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((lines) => lines.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((lines) => ({ kind: /^(?:(?: {2}|\t).*(?:\n|$))+$/.test(lines) ? 'code' : 'text', lines }));
