/** The size of a coding block, in pixels. Width and height of a picture are multiples of it. */
const BLOCK = 16;

/** A colour, in full-range YCbCr. */
export type YCbCr = readonly [number, number, number];

/** Writes a bit string. */
class Bits {
  private bits = '';
  /** Adds an unsigned number with a fixed length. */
  u(value: number, length: number): this {
    this.bits += value.toString(2).padStart(length, '0');
    return this;
  }
  /** Adds Exp-Golomb codes. */
  ue(...values: number[]): this {
    for (const value of values) {
      const code = (value + 1).toString(2);
      this.bits += '0'.repeat(code.length - 1) + code;
    }
    return this;
  }
  /** Ends with a one and fills the last byte. */
  toBytes(): Buffer {
    const bits = `${this.bits}1`;
    const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
    return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }
}

/** A unit of the bit stream: its header, and its content with emulation prevention. */
function unit(type: number, content: Buffer): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of content) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

/** Main Still Picture, level 3.1. */
export const PROFILE = Buffer.from([3, 0x70, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93]);
const profile = (bits: Bits) => PROFILE.reduce((all, byte) => all.u(byte, 8), bits);

const videoParameters = () =>
  profile(new Bits().u(0, 4).u(3, 2).u(0, 6).u(0, 3).u(1, 1).u(0xffff, 16))
    .u(1, 1)
    .ue(0, 0, 0)
    .u(0, 6)
    .ue(0)
    .u(0, 2);

const sequenceParameters = (width: number, height: number) =>
  profile(new Bits().u(0, 7).u(1, 1))
    .ue(0, 1, width, height)
    .u(0, 1)
    .ue(0, 0, 0)
    .u(1, 1)
    // The last four: blocks of 16 pixels, transforms of 4 to 16.
    .ue(0, 0, 0, 1, 0, 0, 2, 0, 0)
    // Uncompressed blocks are allowed, with 8 bits a sample.
    .u(0b0001, 4)
    .u(0x77, 8)
    .ue(1, 0)
    .u(1, 1)
    .ue(0)
    .u(0, 5);

const pictureParameters = () =>
  new Bits()
    .ue(0, 0)
    .u(0, 7)
    .ue(0, 0, 0)
    .u(0, 3)
    .ue(0, 0)
    .u(0, 7)
    // The deblocking filter is off.
    .u(0b101, 3)
    .u(0, 2)
    .ue(0)
    .u(0, 2);

/** A slice with a single uncompressed block. Its arithmetic code is the same for each colour. */
function slice(index: number, addressLength: number, [y, cb, cr]: YCbCr): Buffer {
  const header = new Bits()
    .u(index === 0 ? 1 : 0, 1)
    .u(0, 1)
    .ue(0);
  if (index > 0) header.u(index, addressLength);
  const quarter = (BLOCK * BLOCK) / 4;
  return Buffer.concat([
    header.ue(2, 0).toBytes(),
    Buffer.from([0x86, 0x80]),
    Buffer.alloc(BLOCK * BLOCK, y),
    Buffer.alloc(quarter, cb),
    Buffer.alloc(quarter, cr),
    Buffer.from([0xfe, 0x80]),
  ]);
}

/** The units of an HEVC picture: three sets of parameters, then the slices. */
export function hevcUnits(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => YCbCr,
): { readonly parameters: readonly Buffer[]; readonly slices: readonly Buffer[] } {
  const columns = width / BLOCK;
  const count = columns * (height / BLOCK);
  const addressLength = Math.ceil(Math.log2(count));
  return {
    parameters: [
      unit(32, videoParameters().toBytes()),
      unit(33, sequenceParameters(width, height).toBytes()),
      unit(34, pictureParameters().toBytes()),
    ],
    slices: Array.from({ length: count }, (_, index) => {
      const colour = colourAt((index % columns) * BLOCK, Math.floor(index / columns) * BLOCK);
      return unit(20, slice(index, addressLength, colour));
    }),
  };
}
