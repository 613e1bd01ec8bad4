import styles from './answer.module.css';

/** A blank line starts a new paragraph. Code is either indented or placed between lines of three backticks. */
export const Answer = ({ text }: { text: string }) => (
  <div className={`stack ${styles.answer}`}>
    {blocksOf(text).map(({ kind, lines }, index) =>
      kind === 'code' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <pre key={index}>
          <code>{lines}</code>
        </pre>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <p key={index}>{lines}</p>
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
    // `split` puts what the group has matched at the odd indexes.
    .split(/^```[^\n]*\n([\s\S]*?)\n```[ \t]*$/m)
    .flatMap((part, index) => (index % 2 ? [{ kind: 'code', lines: part } as const] : splitParagraphs(part)));

const splitParagraphs = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((lines) => lines.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((lines) => ({ kind: /^(?:(?: {2}|\t).*(?:\n|$))+$/.test(lines) ? 'code' : 'text', lines }));

/** The first line of the answer that isn't a line of backticks. */
export const firstLine = (answer: string): string =>
  answer.split('\n').find((line) => line.trim() && !line.startsWith('```')) ?? '';
