import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LetterName } from '#shared/domain/mail.ts';
import { letters } from '#shared/letters/letters.ts';
import { LetterView } from '#web/desk/letters/letter-view.tsx';
import { Letters } from '#web/desk/letters/letters.tsx';
import { samples } from '#web/desk/letters/samples.ts';

const site = 'https://www.sopaan.example';

describe('the desk’s letters', () => {
  it('are all of them, by who reads them, as a mail and as plain text', async () => {
    const user = userEvent.setup();
    render(<Letters />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'To a visitor',
      'To a buyer',
      'To you',
    ]);
    expect(document.querySelectorAll('article')).toHaveLength(LetterName.options.length);
    await user.click(screen.getByText('New enquiry'));
    const mail = within(screen.getByRole('article', { name: /^Mail: PMP · new enquiry/ }));
    expect(mail.getByText('Asha Kulkarni')).toBeVisible();
    expect(mail.getByText('Open it in the desk')).toHaveAttribute(
      'title',
      `${location.origin}/admin?tab=manage-enquiries&enquiry=${samples['new-enquiry'].id}`,
    );
  });

  it.each(LetterName.options)('hold every word of the mail: %s', (name) => {
    const write = letters[name].write as (
      facts: unknown,
      context: object,
    ) => ReturnType<typeof letters.reply.write>;
    const letter = write(samples[name], { site });
    render(<LetterView letter={letter} />);
    const shown = screen.getByRole('article', { name: `Mail: ${letter.subject}` }).textContent;
    for (const block of letter.blocks)
      for (const [key, value] of Object.entries(block))
        if (typeof value === 'string' && !['kind', 'href'].includes(key))
          for (const line of value.split('\n')) expect(shown).toContain(line);
    expect(shown).toContain(letter.why);
  });
});

describe('the preview of a reply', () => {
  it('has no link but the addresses of the owner’s own words', () => {
    const text = 'See https://www.sopaan.example/courses.\njavascript:alert(1) <b>x</b>';
    render(
      <LetterView
        letter={letters.reply.write({ ticket: 'E-2026-00000001', name: 'Asha', text }, { site })}
      />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.sopaan.example/courses']);
    expect(screen.getAllByText(/<b>x<\/b>/)).toHaveLength(2);
  });
});
