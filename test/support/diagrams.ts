import { readFileSync } from 'node:fs';

/**
 * Returns the sorted edges of the Mermaid diagram under a heading in docs/states.md, such as `paid -> refunded: full
 * refund`.
 */
export function diagramOf(heading: string): string[] {
  const section = readFileSync('docs/states.md', 'utf8').split(`## ${heading}\n`)[1] ?? '';
  const diagram = section.split('```mermaid\n')[1]?.split('```')[0] ?? '';
  const members = new Map<string, string[]>();
  const edges: string[][] = [];
  let composite: string | undefined;
  for (const line of diagram.split('\n')) {
    composite = /^\s*state (\w+) \{/.exec(line)?.[1] ?? (line.trim() === '}' ? undefined : composite);
    const [, from, to, events = ''] = /^\s*(\w+) --> (\w+): (.*)$/.exec(line) ?? [];
    const state = /^\s*(\w+)$/.exec(line)?.[1];
    const inside = [from, to, state].filter((name) => name !== undefined);
    if (composite) members.set(composite, [...(members.get(composite) ?? []), ...inside]);
    if (from && to) edges.push(...events.split(', ').map((event) => [from, to, event]));
  }
  const membersOf = (name = '') => members.get(name) ?? [name];
  return sorted(
    edges.flatMap(([from, to, event]) =>
      membersOf(from).flatMap((source) => membersOf(to).map((target) => `${source} -> ${target}: ${event}`)),
    ),
  );
}

const sorted = (edges: string[]) => [...new Set(edges)].toSorted();

/** Each event returns the changed subject, or undefined if the event can't happen at that point. */
export type Events<T> = Record<string, (subject: T, step: number) => T | undefined | Promise<T | undefined>>;

/**
 * Returns the sorted edges that up to `depth` events in a row can cause. Subjects with the same `signatureOf` are
 * explored only once.
 */
export async function edgesOf<T>(
  start: T,
  stateOf: (subject: T) => string,
  { events, depth, signatureOf }: { events: Events<T>; depth: number; signatureOf: (subject: T) => string },
): Promise<string[]> {
  const edges: string[] = [];
  const seen = new Set<string>();
  let subjects = [start];
  for (let step = 1; step <= depth; step += 1) {
    const reached: T[] = [];
    for (const subject of subjects)
      for (const [event, happen] of Object.entries(events)) {
        const next = await happen(subject, step);
        if (next === undefined) continue;
        if (stateOf(next) !== stateOf(subject))
          edges.push(`${stateOf(subject)} -> ${stateOf(next)}: ${event}`);
        if (seen.has(signatureOf(next))) continue;
        seen.add(signatureOf(next));
        reached.push(next);
      }
    subjects = reached;
  }
  return sorted(edges);
}
