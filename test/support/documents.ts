import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  text: string;
  isStored?: boolean;
}

const types = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/${main}.main+xml"/>${more}</Types>`;

const word = 'vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = '<w:document><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>';

export const docx = (others: readonly Part[] = []): Buffer =>
  zip([{ name: '[Content_Types].xml', text: types(word) }, { name: 'word/document.xml', text }, ...others]);

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

export function pdf(bytes = 0, catalog = '', trailer = '', objects = '') {
  const body = `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n${objects}${' '.repeat(bytes)}\n`;
  const at = (object: string) => String(body.indexOf(object)).padStart(10, '0');
  const table = `xref\n0 3\n0000000000 65535 f \n${at('1 0 obj')} 00000 n \n${at('2 0 obj')} 00000 n \n`;
  const end = `trailer\n<< /Size 3 /Root 1 0 R ${trailer} >>\nstartxref\n${String(body.length).padStart(10, '0')}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

export function pdfWithStream(entries = '', objects = '') {
  const body = `%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${objects}\n`;
  const stream = `9 0 obj\n<< /Type /XRef /Size 10 /W [1 2 1] /Root 1 0 R ${entries} /Length 4 >>\nstream\n\0\0\0\0\nendstream\nendobj\n`;
  return Buffer.from(`${body}${stream}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

export const encryptions = [
  {
    revision: 2,
    version: 1,
    opens: true,
    id: '884ca3c6ffbecf0e0c38394f5a0db58f',
    owner: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
    user: '72a2ed9d45c8ab1cdd951549438f098525b8675d210716f01a4e47af60eb04ab',
  },
  {
    revision: 2,
    version: 1,
    opens: false,
    id: '5785ff58d5a402a7dc809a1ec14d223c',
    owner: '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
    user: 'ca97d6dfcd881dede71be77363e11d928b6de2ff40b54130713d24e013bb635a',
  },
  {
    revision: 3,
    version: 2,
    opens: true,
    id: 'cf9b8bbf06525b0862bd94fcfacaff6a',
    owner: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5',
    user: 'b8914d0e8351f6f568f2d1e64bc368a528bf4e5e4e758a4164004e56fffa0108',
  },
  {
    revision: 3,
    version: 2,
    opens: false,
    id: 'b6fb33e1119f5b84295c248d4a09ee44',
    owner: '0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083',
    user: '01642e0d21862025a9418e0a7929f14228bf4e5e4e758a4164004e56fffa0108',
  },
  {
    revision: 4,
    version: 4,
    opens: true,
    id: '696dc6b69ea7aa4d643da4e0838eb56a',
    owner: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5',
    user: 'ba32cfa8b640afae420de5c3079a13f928bf4e5e4e758a4164004e56fffa0108',
  },
  {
    revision: 4,
    version: 4,
    opens: false,
    id: 'ba50e3bd2deb3e1f3996f668aa9a5e32',
    owner: '0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083',
    user: 'f04ba53af7b4ca79645a1b8eb73f22ab28bf4e5e4e758a4164004e56fffa0108',
  },
  {
    revision: 5,
    version: 5,
    opens: true,
    id: '6fde3e327742c69256d83f038d8053ba',
    owner: '503415a524a15e63830dbb144fb21371c98736120233ce08ac6ce056f623263b27c01f65d1c78e7cb5a95558e03fe3af',
    user: '210902164f42c1a5b0ef523197cc684eda5cf3bf57ace1c28efc6eabadde1aa6fca3c7cd713ca33e436e2967e1ef80f1',
  },
  {
    revision: 5,
    version: 5,
    opens: false,
    id: '8763bfc8e96e9302d795de5f1b1b8869',
    owner: '81bc4aa4a90ddc243fbe810bec12564e028dd1678ee9f4ae38e00ddc38d8e64296095f25a9170c0e4793c7b61e85ab14',
    user: 'ce80c5323b2971095436287467240a5f92e456cedb3b3263a9dff69eb3f6a0869c9b659cb22b1f2e2505f2c177c27941',
  },
  {
    revision: 6,
    version: 5,
    opens: true,
    id: '74d717e481a36349f8e5683b4a114652',
    owner: 'c549afe1e544cdff359ce3ebe0f79f9e7ec3e8c162ceec573894d23bb51088e593dc0d63d9a45fd2373d84d989c7e8aa',
    user: '3f247d6d663a2c6ce2602d242a191963b9c077fede3da71324724286a1fe602148ab7a747f9b1c0fed4daab4675c4d7b',
  },
  {
    revision: 6,
    version: 5,
    opens: false,
    id: 'af67b55d666d2436f2220890d6e76db2',
    owner: '50b45dc0e80623d97982bc0afcb125ef942a0f183cd7a97466329ade77dcb4d5135bdd97386af3d56808bff50893ec62',
    user: 'e2f054bb9ae45cb51a425cf1eb66d1da9963c7861840401b724a79ed2d3c34a7c0614323d41e73eeef340ad4ed923389',
  },
].map(({ revision, version, opens, id, owner, user }) => {
  const filter = `/CF << /StdCF << /CFM /AESV${version - 2} /Length ${version === 4 ? 16 : 32} >> >> /StmF /StdCF /StrF /StdCF`;
  const settings = `<< /Filter /Standard /V ${version} /R ${revision} /Length ${[40, 40, 128, 128, 128, 256][version]} /P 4294967292 /O <${owner}> /U <${user}> ${version >= 4 ? filter : ''} >>`;
  return { revision, opens, settings, id: `/ID [<${id}> <${id}>]` };
});

export function zip(parts: readonly Part[]): Buffer {
  const own: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const body = Buffer.from(part.text);
    const packed = part.isStored ? body : deflateRawSync(body);
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(part.isStored ? 0 : 8, 8);
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
