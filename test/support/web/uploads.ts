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
export function scriptUploads(): ScriptedUpload[] {
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
