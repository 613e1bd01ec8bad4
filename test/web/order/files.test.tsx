import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../support/clock.ts';
import { docm, docx, encryptions, pdf as pdfOf, zip } from '../../support/documents.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { entry, ownOrders, work } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { fileAnswer, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const pdf = (name = 'CV.pdf', bytes = 2000) =>
  new File([new Uint8Array(pdfOf(bytes))], name, { type: 'application/pdf' });
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const withFile = {
  ...ownOrders.details,
  work: work([entry('f1', { kind: 'file', file: { type: 'pdf', bytes: 2000, name: 'My CV.pdf' } })]),
};

const secret = encryptions.find(({ revision, opens }) => revision === 4 && !opens);

async function choose(file: File) {
  const uploads = scriptUploads();
  scriptApi({ 'GET /order': { body: ownOrders.details } });
  const user = await visit('/order');
  await user.upload(screen.getByLabelText('Your CV as a file'), file);
  await waitFor(() => expect(uploads.length + document.querySelectorAll('[role=alert]').length).toBe(1));
  return { uploads, user };
}

beforeEach(() => {
  setClock(Date.parse('2026-11-20T10:00:00.000Z'));
});

describe('a file on /order', () => {
  it('is uploaded when chosen, with its progress, and listed by its name', async () => {
    const { uploads } = await choose(pdf('My CV.pdf'));
    const [upload] = uploads;
    expect(upload?.address).toMatch(
      /^\/api\/order\/files\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}\?noticeVersion=3$/,
    );
    expect(upload?.type).toBe('application/pdf');
    expect(upload?.disposition).toBe('attachment; filename="My CV.pdf"');
    await act(async () => upload?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading My CV.pdf' })).toHaveValue(0.4);
    expect(screen.getByText('40%')).toBeVisible();
    await act(async () => upload?.answer(200, withFile));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('My CV.pdf uploaded.')).toHaveAttribute('role', 'status');
    const files = within(screen.getByRole('list', { name: 'Uploaded files' }));
    expect(files.getByRole('link', { name: 'My CV.pdf' })).toBeVisible();
  });

  it('is uploaded again with the same id after a lost connection', async () => {
    const { uploads } = await choose(pdf());
    await act(async () => uploads[0]?.lose());
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.address).toBe(uploads[0]?.address);
    await act(async () => uploads[1]?.answer(200, withFile));
    expect(screen.getByRole('link', { name: 'My CV.pdf' })).toBeVisible();
  });

  it('can be cancelled', async () => {
    const { uploads } = await choose(pdf());
    await press(screen.getByRole('button', { name: 'Cancel CV.pdf' }));
    expect(uploads[0]?.isAborted).toBe(true);
    expect(screen.queryByText('CV.pdf')).toBeNull();
  });

  it.each([
    [413, { message: 'Request Too Long' }, 'This file is too large. The limit is 4 MB.', false],
    [400, { detail: 'This PDF is damaged or incomplete.' }, 'This PDF is damaged or incomplete.', false],
    [409, { detail: 'An order can have up to 10 files.' }, 'An order can have up to 10 files.', false],
    [401, { detail: 'No.' }, 'You’ve been signed out. Open your order link, then press Try again.', true],
    [429, { detail: 'Try again in an hour.' }, 'Try again in an hour.', true],
    [503, { message: 'Service Unavailable' }, 'Our server couldn’t accept the file just now.', true],
  ])('with the response %i shows why, and whether to retry', async (status, body, said, canRetry) => {
    const { uploads } = await choose(pdf());
    await act(async () => uploads[0]?.answer(status, body));
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(Number(canRetry));
    expect(screen.getByRole('button', { name: 'Remove CV.pdf' })).toBeVisible();
  });

  it.each([
    ['DOC-20260101-WA0012.', pdfOf(300_000)],
    ['CV', docx()],
    ['cv.pdf.download', pdfOf()],
    ['cv.docx (1)', docx()],
    ['cv.pdf ', pdfOf()],
    ['cv.exe', Buffer.concat([Buffer.from('\r\n'), pdfOf(300_000), Buffer.alloc(2000)])],
  ])('named %j is recognised by its content, of which only the ends are read first', async (name, bytes) => {
    jest.spyOn(HTMLInputElement.prototype, 'accept', 'get').mockReturnValue('');
    const file = fileOf(bytes, name);
    const slice = jest.spyOn(file, 'slice');
    const { uploads } = await choose(file);
    expect(uploads).toHaveLength(1);
    const read = slice.mock.results.map(({ value }) => (value as Blob).size);
    expect(Math.max(...read)).toBeLessThanOrEqual(64_000);
    expect(read.length).toBeLessThanOrEqual(2);
    jest.restoreAllMocks();
  });

  it.each([
    ['too large', pdf('CV.pdf', 4_200_000), 'This file is 4.2 MB. The limit is 4 MB.'],
    ['empty', new File([], 'CV.pdf'), 'The file is empty.'],
    ['of another type', new File(['MZ'], 'CV.pdf'), 'This isn’t a PDF or Word file.'],
    ['with macros', fileOf(docm(), 'CV.docx'), 'This is a Word file with macros (.docm).'],
    [
      'with only photos',
      fileOf(zip([{ name: 'a.jpg', text: '' }]), 'CV.docx'),
      'This is a ZIP file, not a Word file.',
    ],
    ['cut in half', fileOf(docx().subarray(0, 300), 'CV.docx'), 'This file is damaged or incomplete.'],
    [
      'of 300 kB with a password',
      fileOf(pdfOf(300_000, '', `/Encrypt ${secret?.settings} ${secret?.id}`), 'CV.pdf'),
      'This PDF can’t be opened without a password.',
    ],
  ])('isn’t uploaded: %s', async (_, file, said) => {
    const input = HTMLInputElement.prototype;
    jest.spyOn(input, 'accept', 'get').mockReturnValue('');
    const { uploads } = await choose(file);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(uploads).toHaveLength(0);
    jest.restoreAllMocks();
  });
});

describe('a download on /order', () => {
  const files = watchDownloads();
  const route = 'GET /order/files/{id}';
  const file = fileAnswer('CV of Asha.pdf', '%PDF-1.7');
  const link = () => screen.getByRole('link', { name: 'My CV.pdf' });
  const visitFile = async (answer: Parameters<typeof scriptApi>[0][typeof route]) => {
    const api = scriptApi({ 'GET /order': { body: withFile }, [route]: answer });
    return { api, user: await visit('/order') };
  };

  it('saves the file by the API’s name, once, and stays on the page', async () => {
    const { api } = await visitFile(file);
    expect(link()).toHaveAttribute('href', '/api/order/files/f1');
    expect(fireEvent.click(link())).toBe(false);
    expect(screen.getByText('Downloading…')).toHaveAttribute('role', 'status');
    fireEvent.click(link());
    await waitFor(() => expect(screen.queryByText('Downloading…')).toBeNull());
    expect(await Promise.all(files.map(async ({ name, text }) => [name, await text]))).toEqual([
      ['CV of Asha.pdf', '%PDF-1.7'],
    ]);
    expect(api.callsTo(route).map(({ path }) => path)).toEqual(['/order/files/f1']);
  });

  it.each([
    ['is gone', problem(410, 'This file was deleted.'), 'This file was deleted.'],
    ['does not open', problem(503, 'Please try again in a moment.'), 'Please try again in a moment.'],
    ['has no answer', undefined, 'The connection was lost. Please try again.'],
  ])('says next to a file that %s why, and saves it the next time', async (_, answer, said) => {
    const { api, user } = await visitFile(answer);
    await user.click(link());
    const list = within(screen.getByRole('list', { name: 'Uploaded files' }));
    expect(await list.findByRole('alert')).toHaveTextContent(said);
    expect(files).toEqual([]);
    api.answer(route, file);
    await user.click(link());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(list.queryByRole('alert')).toBeNull();
  });

  it.each([401, 403])('asks for the order’s link if its session has ended: %d', async (status) => {
    const { user } = await visitFile({ status, body: { message: 'Forbidden' } });
    await user.click(link());
    expect(await screen.findByRole('heading', { name: 'You’ve been signed out' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send my link again' })).toBeVisible();
    expect(files).toEqual([]);
  });

  it('leaves a file opened in another tab to the browser', async () => {
    const { api } = await visitFile(file);
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(api.callsTo(route)).toEqual([]);
  });
});

interface ScriptedUpload {
  address: string;
  type: string;
  disposition: string;
  isAborted: boolean;
  progress: (part: number) => void;
  answer: (status: number, body: unknown) => void;
  lose: () => void;
}

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
