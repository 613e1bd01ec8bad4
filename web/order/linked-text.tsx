import { splitLinks } from '#shared/emails/links.ts';

export const LinkedText = ({ children }: { children: string }) =>
  splitLinks(children).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <a key={index} href={href} rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    ),
  );
