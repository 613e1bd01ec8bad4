import { act, screen, within } from '@testing-library/react';
import { setClock } from '../../support/clock.ts';
import { entry, ownOrders, work } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const pdf = (name = 'CV.pdf', bytes = 2000) =>
  new File([`%PDF-${'x'.repeat(bytes)}`], name, { type: 'application/pdf' });
const withFile = {
  ...ownOrders.details,
  work: work([entry('f1', { kind: 'file', file: { type: 'pdf', bytes: 2000, name: 'My CV.pdf' } })]),
};

async function choose(file: File) {
  const uploads = scriptUploads();
  scriptApi({ 'GET /order': { body: ownOrders.details } });
  const user = await visit('/order');
  // A person may also drop a file, which heeds no `accept`.
  await user.upload(screen.getByLabelText('Your CV as a file'), file);
  await act(async () => {});
  return { uploads, user };
}

beforeEach(() => {
  setClock(Date.parse('2026-11-20T10:00:00.000Z'));
});

describe('a file on /order', () => {
  it('is sent as it is chosen, with its progress, and stands there by the name that its buyer gave it', async () => {
    const { uploads } = await choose(pdf('My CV.pdf'));
    const [upload] = uploads;
    expect(upload?.address).toMatch(
      /^\/api\/order\/files\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}\?noticeVersion=1$/,
    );
    expect(upload?.type).toBe('application/pdf');
    expect(upload?.disposition).toBe('attachment; filename="My CV.pdf"');
    await act(async () => upload?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'My CV.pdf is being handed in' })).toHaveValue(0.4);
    expect(screen.getByText('40 %')).toBeVisible();
    await act(async () => upload?.answer(200, withFile));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('My CV.pdf was handed in.')).toHaveAttribute('role', 'status');
    const files = within(screen.getByRole('list', { name: 'Files handed in' }));
    expect(files.getByRole('link', { name: 'My CV.pdf' })).toHaveAttribute('href', '/api/order/files/f1');
  });

  it('goes under the same id once more where the connection was cut', async () => {
    const { uploads } = await choose(pdf());
    await act(async () => uploads[0]?.lose());
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.address).toBe(uploads[0]?.address);
    await act(async () => uploads[1]?.answer(200, withFile));
    expect(screen.getByRole('link', { name: 'My CV.pdf' })).toBeVisible();
  });

  it('is called off', async () => {
    const { uploads } = await choose(pdf());
    await press(screen.getByRole('button', { name: 'Cancel CV.pdf' }));
    expect(uploads[0]?.isAborted).toBe(true);
    expect(screen.queryByText('CV.pdf')).toBeNull();
  });

  it.each([
    [413, { message: 'Request Too Long' }, 'This file is too large: 4 MB is the most.', false],
    [400, { detail: 'This PDF is damaged or cut off.' }, 'This PDF is damaged or cut off.', false],
    [409, { detail: 'An order can have 10 files at most.' }, 'An order can have 10 files at most.', false],
    [401, { detail: 'No.' }, 'Your order was closed here. Open its link again, and then try again.', true],
    [429, { detail: 'Try again in an hour.' }, 'Try again in an hour.', true],
    [503, { message: 'Service Unavailable' }, 'Our server could not take the file just now.', true],
  ])(
    'that is answered %i says why, and whether to try again',
    async (status, body, said, mayBeTriedAgain) => {
      const { uploads } = await choose(pdf());
      await act(async () => uploads[0]?.answer(status, body));
      expect(screen.getByRole('alert')).toHaveTextContent(said);
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(Number(mayBeTriedAgain));
      expect(screen.getByRole('button', { name: 'Remove CV.pdf' })).toBeVisible();
    },
  );

  it.each([
    ['that is too large', pdf('CV.pdf', 4_200_000), 'This file has 4.2 MB, and 4 MB is the most.'],
    ['that is empty', new File([], 'CV.pdf'), 'The file is empty.'],
    ['of an old kind', new File(['x'], 'CV.doc'), 'Save it as PDF or DOCX'],
    ['with macros', new File(['x'], 'CV.docm'), 'Save it as PDF or DOCX'],
    ['of another kind', new File(['MZ'], 'CV.exe'), 'Choose a PDF or a Word file (.docx).'],
  ])('%s is not sent at all', async (_, file, said) => {
    const input = HTMLInputElement.prototype;
    jest.spyOn(input, 'accept', 'get').mockReturnValue('');
    const { uploads } = await choose(file);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(uploads).toHaveLength(0);
    jest.restoreAllMocks();
  });
});

/** A file that a page sends, and what becomes of it. */
interface ScriptedUpload {
  address: string;
  type: string;
  /** The header that says the file's name. */
  disposition: string;
  isAborted: boolean;
  progress: (part: number) => void;
  answer: (status: number, body: unknown) => void;
  /** Cuts the connection. */
  lose: () => void;
}

/** Takes the files that a page sends, in the order they are sent. The one fake of `XMLHttpRequest`. */
function scriptUploads(): ScriptedUpload[] {
  const uploads: ScriptedUpload[] = [];
  class Request {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private readonly sent: ScriptedUpload = {
      address: '',
      type: '',
      disposition: '',
      isAborted: false,
      progress: (part) => this.upload.onprogress?.({ loaded: part * 100, total: 100 }),
      answer: (status, body) => {
        Object.assign(this, { status, responseText: JSON.stringify(body) });
        this.onload?.();
        this.onloadend?.();
      },
      lose: () => {
        this.onerror?.();
        this.onloadend?.();
      },
    };

    open(_: string, address: string) {
      this.sent.address = address;
    }

    setRequestHeader(name: string, value: string) {
      this.sent[name === 'content-type' ? 'type' : 'disposition'] = value;
    }

    send() {
      uploads.push(this.sent);
    }

    abort() {
      this.sent.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return uploads;
}
