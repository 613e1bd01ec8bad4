import { refundSentences } from '#shared/domain/orders/refund-sentences.ts';
import { renderAll } from '#web/site/render.tsx';

it.each(Object.values(refundSentences))('/cancellation-policy says: %s', (sentence) => {
  const html = renderAll().find(({ path }) => path === '/cancellation-policy')?.html ?? '';
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  expect(textContent?.replace(/\s+/g, ' ')).toContain(sentence);
});
