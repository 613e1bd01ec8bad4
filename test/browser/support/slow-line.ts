import { connect, createServer, type Socket } from 'node:net';

/** A slow line to a site, which can be cut: what is on its way then is lost, and nothing gets through until it is mended. */
export interface SlowLine {
  /** The site's origin, as it is reached over this line. */
  origin: string;
  /** Bytes that have left the browser so far. */
  sent: () => number;
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/** Opens a line of so many bits a second, each connection by itself, to a site's origin. */
export async function slowLine(site: string, bitsPerSecond: number): Promise<SlowLine> {
  const { port: sitePort } = new URL(site);
  const sockets = new Set<Socket>();
  let isCut = false;
  let sent = 0;
  const pass = (from: Socket, to: Socket, onBytes: (bytes: number) => void = () => {}) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      onBytes(chunk.length);
      from.pause();
      to.write(chunk);
      setTimeout(() => from.resume(), (chunk.length * 8000) / bitsPerSecond);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const target = connect(Number(sitePort), 'localhost');
    pass(browser, target, (bytes) => {
      sent += bytes;
    });
    pass(target, browser);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    sent: () => sent,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
