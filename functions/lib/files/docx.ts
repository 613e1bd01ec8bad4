import { inflateRawSync } from 'node:zlib';
import { invalid } from '../errors.ts';

/**
 * Throws in words for whoever sent it unless a zip is a DOCX: it has the two parts that make one a document, no macros,
 * and unpacks to no more than a document may. Only the list of its parts is read, and of the parts the one that names
 * the kinds of all others, within bounds: nothing that a file claims makes this unpack more.
 */
export function requireDocx(bytes: Buffer): void {
  const parts = partsOf(bytes);
  const names = parts.map(({ name }) => name.toLowerCase());
  const contentTypes = parts.find(({ name }) => name === '[Content_Types].xml');
  if (!contentTypes || !names.includes('word/document.xml')) throw unknownKind();
  if (names.some((name) => name.endsWith('vbaproject.bin'))) throw withMacros();
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0);
  const packed = parts.reduce((sum, { packedSize }) => sum + packedSize, 0);
  // Parts that lie over one another are the other way to make much of little.
  if (unpacked > mostUnpacked || packed > bytes.length) throw tooMuch();
  const kinds = read(bytes, contentTypes);
  // Word goes by these: macros under another name are here under theirs.
  if (/macroEnabled|vbaProject/i.test(kinds)) throw withMacros();
  if (!kinds.includes('wordprocessingml.document.main+xml')) throw unknownKind();
}

interface Part {
  name: string;
  /** As the list has it: 0 is stored, 8 deflated. */
  method: number;
  packedSize: number;
  size: number;
  /** The place at which its own header begins. */
  offset: number;
}

/** The parts of a zip by the list at its end, its central directory. */
function partsOf(bytes: Buffer): Part[] {
  // The end may be followed by a comment of 64 KB at most.
  const end = bytes.lastIndexOf(signatures.end);
  if (end < 0 || end < bytes.length - 22 - 0xffff || end + 22 > bytes.length) throw damaged();
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const parts: Part[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || !bytes.subarray(at, at + 4).equals(signatures.listed)) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    if (bytes.readUInt16LE(at + 8) & isEncrypted) throw locked();
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** A part's text, which is small in every document: no more than that is unpacked. */
function read(bytes: Buffer, { method, packedSize, offset }: Part): string {
  if (offset + 30 > bytes.length || !bytes.subarray(offset, offset + 4).equals(signatures.part))
    throw damaged();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === 0) return packed.subarray(0, mostKinds).toString();
  try {
    return inflateRawSync(packed, { maxOutputLength: mostKinds }).toString();
  } catch {
    throw damaged();
  }
}

const signatures = {
  part: Buffer.from('PK\x03\x04'),
  listed: Buffer.from('PK\x01\x02'),
  end: Buffer.from('PK\x05\x06'),
};

const isEncrypted = 1;

// A file of 4 MB whose text unpacks tenfold, with room. A bomb unpacks a thousandfold.
const mostUnpacked = 100_000_000;
const mostKinds = 1_000_000;

/** The refusal of a file that is of no kind we take. */
export const unknownKind = () =>
  invalid('This is neither a PDF nor a Word file (.docx), whatever its name says. Send one of these.');

const withMacros = () => invalid('This is a Word file with macros. Save it as .docx or PDF and send that.');

const damaged = () => invalid('This Word file is damaged or cut off. Save it again and send that.');

const locked = () => invalid('This file has a password. Save it without one and send that.');

const tooMuch = () =>
  invalid('This Word file unpacks to far more than a document has. Save it as PDF and send that.');
