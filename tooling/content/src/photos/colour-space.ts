/**
 * What numbers for the primaries and the transfer function (ITU-T H.273) say of a picture's colours: like sRGB or Display P3, or
 * `other`, which is HDR or rare.
 */
export type ColourSpace = 'srgb' | 'p3' | 'other';

/** With 2 for unknown. Standard television differs from sRGB by less than anyone sees. */
const LIKE_SRGB = { primaries: [1, 2, 5, 6], transfers: [1, 2, 4, 6, 13, 14, 15] };
const DISPLAY_P3 = 12;

function colourSpaceOf(codes: Buffer, at: number, size: 1 | 2): ColourSpace {
  const primaries = codes.readUIntBE(at, size);
  const transfer = codes.readUIntBE(at + size, size);
  if (!LIKE_SRGB.transfers.includes(transfer)) return 'other';
  if (LIKE_SRGB.primaries.includes(primaries)) return 'srgb';
  return primaries === DISPLAY_P3 ? 'p3' : 'other';
}

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** Of ISO 14496-12, 4.2. Ends where the data makes no sense. */
function boxesIn(data: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    if (at + header > data.length) break;
    const size = short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short || data.length - at;
    if (size < header) break;
    const type = data.toString('latin1', at + 4, at + 8);
    boxes.push({ type, content: data.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

const boxIn = (data: Buffer | undefined, type: string): Buffer | undefined =>
  boxesIn(data ?? Buffer.alloc(0)).find((box) => box.type === type)?.content;

/** The numbers of an item's properties, from 1 (ISO 23008-12, 9.3.1). */
function propertiesOf(item: number, associations: Buffer): number[] {
  const [version = 0] = associations;
  const idSize = version < 1 ? 2 : 4;
  const size = (associations[3] ?? 0) & 1 ? 2 : 1;
  let at = 8;
  for (let count = associations.readUInt32BE(4); count > 0; count -= 1) {
    const id = associations.readUIntBE(at, idSize);
    const length = associations.readUInt8(at + idSize);
    at += idSize + 1;
    if (id === item) {
      return Array.from({ length }, (_, index) => {
        // The first bit says whether a reader must know the property.
        const number = associations.readUIntBE(at + index * size, size);
        return number & (size === 1 ? 0x7f : 0x7fff);
      });
    }
    at += length * size;
  }
  return [];
}

/** Of the primary picture of an AVIF or HEIC file, without a look at its ICC profile. */
export function heifColourSpace(file: Buffer): ColourSpace {
  const meta = boxIn(file, 'meta')?.subarray(4);
  const primary = boxIn(meta, 'pitm');
  const properties = boxIn(meta, 'iprp');
  const associations = boxIn(properties, 'ipma');
  if (!primary || !associations) return 'srgb';
  const item = primary.readUIntBE(4, primary[0] === 0 ? 2 : 4);
  const all = boxesIn(boxIn(properties, 'ipco') ?? Buffer.alloc(0));
  const codes = propertiesOf(item, associations)
    .flatMap((number) => all[number - 1] ?? [])
    .find(({ type, content }) => type === 'colr' && content.toString('latin1', 0, 4) === 'nclx');
  return codes ? colourSpaceOf(codes.content, 4, 2) : 'srgb';
}

const PNG_SIGNATURE_LENGTH = 8;

/** Of a PNG's chunk `cICP`, which goes before its ICC profile (PNG 3, 4.3); `null` without one. */
export function pngColourSpace(file: Buffer): ColourSpace | null {
  for (let at = PNG_SIGNATURE_LENGTH; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'cICP') return colourSpaceOf(file, at + 8, 1);
    if (type === 'IDAT') return null;
    at += file.readUInt32BE(at) + 12;
  }
  return null;
}
