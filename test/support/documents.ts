import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip. */
interface Part {
  name: string;
  text: string;
}

const types = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/${main}.main+xml"/>${more}</Types>`;

const word = 'vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = '<w:document><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>';

/** A DOCX with its two required parts, and others. */
export const docx = (others: readonly Part[] = []): Buffer =>
  zip([{ name: '[Content_Types].xml', text: types(word) }, { name: 'word/document.xml', text }, ...others]);

/** A DOCM. */
export const docm = (): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      text: types(
        'vnd.ms-word.document.macroEnabled',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    },
    { name: 'word/document.xml', text },
    { name: 'word/vbaProject.bin', text: 'Sub AutoOpen' },
  ]);

/** A PDF with at least so many bytes. */
export const pdf = (bytes = 0, content = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj << ${content} >> endobj\n${' '.repeat(bytes)}\ntrailer\n%%EOF\n`);

/** Packs parts into a zip file. */
export function zip(parts: readonly Part[]): Buffer {
  const own: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const body = Buffer.from(part.text);
    const packed = deflateRawSync(body);
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc32(body), 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(body.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    header.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(body.length, 24);
    entry.writeUInt32LE(at, 42);
    own.push(header, name, packed);
    listed.push(entry, name);
    at += header.length + name.length + packed.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...own, list, end]);
}
