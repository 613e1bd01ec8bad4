import { readFileSync, statSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit, visitUnhydrated } from '../../support/web/visit.tsx';

const gallery = () => {
  const section = screen.getByRole('heading', { name: /^Five resumes/ }).closest('section');
  if (!section) throw new Error('The gallery is missing.');
  return within(section);
};

const file = (address: string | null) => `web/public${address}`;

async function openSecond() {
  scriptApi({});
  const user = await visit('/resume');
  const [, second] = gallery().getAllByRole('link');
  await user.click(second ?? document.body);
  return { user, viewer: within(await screen.findByRole('dialog', { name: 'Sample resumes' })) };
}

describe('the gallery of sample resumes', () => {
  it('shows five, described, lazily and without layout shifts', async () => {
    scriptApi({});
    await visit('/resume');
    const pictures = gallery().getAllByRole('img');
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(40);
      expect(picture).toHaveAttribute('loading', 'lazy');
      const [width, height] = dimensionsOf(file(picture.getAttribute('src')));
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
        String(width),
        String(height),
      ]);
      expect(statSync(file(picture.getAttribute('src'))).size).toBeLessThan(45_000);
    }
  });

  it('links to the large images without JavaScript', async () => {
    await visitUnhydrated('/resume');
    for (const link of gallery().getAllByRole('link'))
      expect(statSync(file(link.getAttribute('href'))).size).toBeLessThan(110_000);
  });
});

describe('the viewer', () => {
  it('opens at the sample that was pressed', async () => {
    const { viewer } = await openSecond();
    expect(viewer.getByText('Data analyst').closest('p')).toHaveTextContent(
      'Data analyst, 3-7 years. 2 of 5',
    );
    const large = viewer.getByRole('img', { name: /Farah Sheikh.*: three results in large figures/ });
    expect(dimensionsOf(file(large.getAttribute('src')))).toEqual([1240, 1754]);
  });

  it('turns by buttons and arrow keys, and wraps around', async () => {
    const { user, viewer } = await openSecond();
    await user.click(viewer.getByRole('button', { name: 'Next resume' }));
    expect(viewer.getByText(/3 of 5/)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(viewer.getByText(/5 of 5/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText(/1 of 5/)).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Previous resume' }));
    expect(viewer.getByText(/5 of 5/)).toBeVisible();
  });

  it('turns by a sideways swipe, and not by scrolling', async () => {
    const { viewer } = await openSecond();
    const swipe = (across: number, down: number) => {
      const picture = viewer.getByRole('img');
      fireEvent(picture, pointer('pointerdown', 200, 200));
      fireEvent(picture, pointer('pointerup', 200 + across, 200 + down));
    };
    swipe(-90, 10);
    expect(viewer.getByText(/3 of 5/)).toBeVisible();
    swipe(90, -10);
    expect(viewer.getByText(/2 of 5/)).toBeVisible();
    swipe(-60, 200);
    swipe(-20, 0);
    expect(viewer.getByText(/2 of 5/)).toBeVisible();
  });

  it('leaves a click with a modifier key to the browser', async () => {
    const { user, viewer } = await openSecond();
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let isLeft: boolean | undefined;
    const leave = () => {
      isLeft = !press.defaultPrevented;
      press.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });
    gallery().getAllByRole('link')[0]?.dispatchEvent(press);
    expect(isLeft).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes', async () => {
    const { user, viewer } = await openSecond();
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function dimensionsOf(path: string): [number, number] {
  const bytes = readFileSync(path);
  const box = bytes.indexOf('ispe');
  return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
}

// jsdom's pointer events have no coordinates.
const pointer = (type: string, clientX: number, clientY: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { isPrimary: true });
