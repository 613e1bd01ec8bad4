import { brand } from '#shared/brand.ts';
import type { Block, Letter, Link } from '#shared/letters/letter.ts';
import { linkParts, safeHref } from '#shared/letters/links.ts';
import { paragraphsOf } from '#shared/letters/words.ts';
import styles from './letter-view.module.css';

/**
 * A letter as its reader will see it. Its buttons lead nowhere: they are not for the owner to press. Addresses in the
 * owner's own words can be tried.
 */
export const LetterView = ({ letter: { subject, preheader, blocks, why } }: { letter: Letter }) => (
  <article aria-label={`Mail: ${subject}`} className={styles.mail}>
    <header className={styles.envelope}>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.preheader}>{preheader}</p>
    </header>
    <p className={styles.head}>{brand.name}</p>
    <div className={styles.sheet}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a letter never move.
        <BlockView key={place} block={block} isFirst={place === 0} />
      ))}
    </div>
    <footer className={styles.foot}>
      <p>
        {brand.name}, {brand.offices[0].address}
      </p>
      <p>
        {brand.phoneShown} · {brand.email}
      </p>
      <p>{why}</p>
    </footer>
  </article>
);

function BlockView({ block, isFirst }: { block: Block; isFirst: boolean }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p dir="auto" className={styles.heading}>
          {block.text}
        </p>
      );
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
    case 'contact':
      return (
        <div className={isFirst ? styles.contact : styles.listed}>
          <p dir="auto" className={styles.heading}>
            {block.name}
          </p>
          {block.about && <p className={styles.about}>{block.about}</p>}
          <p className={styles.buttons}>
            {[...block.links, ...(block.open ? [block.open] : [])].map((link) => (
              <ShownButton key={link.href} link={link} />
            ))}
          </p>
        </div>
      );
    case 'fact':
      return (
        <dl className={styles.fact}>
          <dt>{block.name}</dt>
          <dd dir="auto" className={safeHref(block.href) ? styles.link : undefined}>
            {block.value}
          </dd>
        </dl>
      );
    case 'button':
      return (
        <p className={styles.buttons}>
          <ShownButton link={block} />
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto" className={styles.quote}>
          <Paragraphs text={block.text} />
        </blockquote>
      );
    case 'message':
      return <Paragraphs text={block.text} hasLinks />;
  }
}

const ShownButton = ({ link: { text, href } }: { link: Link }) => (
  <span className={styles.button} title={safeHref(href)}>
    {text}
  </span>
);

const Paragraphs = ({ text, hasLinks = false }: { text: string; hasLinks?: boolean }) =>
  paragraphsOf(text)
    .map((lines) => lines.join('\n'))
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place.
      <p key={place} dir="auto" className={styles.lines}>
        {hasLinks ? <WithLinks text={paragraph} /> : paragraph}
      </p>
    ));

const WithLinks = ({ text }: { text: string }) =>
  linkParts(text).map(({ text: part, href }, place) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
      <a key={place} href={href} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
