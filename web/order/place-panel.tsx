import { startInWords } from '#shared/domain/classes/class-start.ts';
import type { Place } from '#shared/domain/work/bought-work.ts';
import { linkParts } from '#shared/letters/links.ts';
import { Panel } from '../ui/panel.tsx';

/** A paid place in a class, with what its buyer needs to join. */
export const PlacePanel = ({ place: { title, batch, startDate, timings, joining } }: { place: Place }) => (
  <Panel aria-labelledby="place">
    <h2 id="place">{title}</h2>
    <dl className="facts">
      {batch && <Fact name="Batch">{batch}</Fact>}
      {startDate && <Fact name="Begins">{startInWords(startDate)}</Fact>}
      {timings && <Fact name="Timings">{timings}</Fact>}
    </dl>
    <h3>How to join</h3>
    {joining ? (
      <p className="typed">{linked(joining)}</p>
    ) : (
      <p>We write to you here and by mail as soon as the room or the call is settled.</p>
    )}
  </Panel>
);

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A text with its web addresses as links. */
const linked = (text: string) =>
  linkParts(text).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <a key={index} href={href} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
