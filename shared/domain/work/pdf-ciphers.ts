/** Old algorithms that PDFs still use but browsers don't provide. Never use them to protect our own data. */

/** RFC 1321. */
export function md5(bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, bytes.length * 8, true);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < padded.length; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const index = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0;
      const sum =
        (a +
          mixed +
          Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) +
          words.getInt32(block + (index % 16) * 4, true)) |
        0;
      const turn = turns[round]?.[i % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    [a, b, c, d].forEach((value, i) => {
      state[i] = (state[i] ?? 0) + value;
    });
  }
  const hash = new DataView(new ArrayBuffer(16));
  for (const [i, word] of state.entries()) hash.setInt32(i * 4, word, true);
  return new Uint8Array(hash.buffer);
}

const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];

export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i & 255] ?? 0;
  const swap = (i: number, j: number) => {
    [state[i & 255], state[j & 255]] = [at(j), at(i)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  return Uint8Array.from(bytes, (byte, index) => {
    j = (j + at(index + 1)) & 255;
    swap(index + 1, j);
    return byte ^ at(at(index + 1) + at(j));
  });
}
