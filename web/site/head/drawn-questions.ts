/** The questions of a group of disclosures with their answers, as text, from a page as React drew it. */
export const drawnQuestions = (html: string, group: string): { question: string; answer: string }[] =>
  [...html.matchAll(/<details\b([^>]*)>\s*<summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g)]
    .filter(([, attributes = '']) => attributes.includes(`name="${group}"`))
    .map(([, , question = '', answer = '']) => ({ question: textOf(question), answer: textOf(answer) }));

const textOf = (html: string) =>
  html
    .replace(/<\/(?:p|li|div|h\d|dd|dt)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#x27|quot|lt|gt|amp);/g, (entity, name: string) => characters[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const characters: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };
