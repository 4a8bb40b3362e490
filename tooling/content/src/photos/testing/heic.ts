import { hevcUnits, PROFILE, type YCbCr } from './hevc';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const box = (type: string, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data]);
};
const fullBox = (type: string, version: number, ...content: Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content);

const decoderConfiguration = (parameters: readonly Buffer[]) =>
  box(
    'hvcC',
    Buffer.from([1]),
    PROFILE,
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameters.length]),
    ...parameters.flatMap((unit, index) => [
      Buffer.from([0x80 | (32 + index)]),
      u16(1),
      u16(unit.length),
      unit,
    ]),
  );

/** What a HEIC file of the tests contains. */
export interface HeicPicture {
  /** In pixels before the rotation; multiples of 16. */
  readonly width: number;
  readonly height: number;
  readonly colourAt: (x: number, y: number) => YCbCr;
  /** Counter-clockwise quarter turns. */
  readonly rotation?: number;
  /** After the rotation. 0 swaps top and bottom, 1 left and right. */
  readonly mirror?: 0 | 1;
  /** Of the primaries and the transfer function (ITU-T H.273); sRGB by default. */
  readonly colourCodes?: readonly [primaries: number, transfer: number];
  readonly profile?: Buffer;
  /** Begins with `Exif`. */
  readonly exif?: Buffer;
}

/** Encodes a HEIC file as phones write it. It is large, because no npm package has an encoder and this one does not compress. */
export function heicFile(picture: HeicPicture): Buffer {
  const { width, height, colourAt, rotation = 0, mirror, profile, exif } = picture;
  const [primaries, transfer] = picture.colourCodes ?? [1, 13];
  const { parameters, slices } = hevcUnits(width, height, colourAt);
  const image = Buffer.concat(slices.flatMap((unit) => [u32(unit.length), unit]));
  const items = [image, ...(exif ? [Buffer.concat([u32(6), exif])] : [])];
  const properties = [
    decoderConfiguration(parameters),
    fullBox('ispe', 0, u32(width), u32(height)),
    box('colr', Buffer.from('nclx'), u16(primaries), u16(transfer), u16(6), Buffer.from([0x80])),
    box('irot', Buffer.from([rotation])),
    ...(mirror === undefined ? [] : [box('imir', Buffer.from([mirror]))]),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
  ];
  const item = (id: number, type: string) =>
    fullBox('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`));
  const meta = (start: number): Buffer => {
    const offsets = items.map((_, index) =>
      items.slice(0, index).reduce((sum, { length }) => sum + length, start),
    );
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        u16(items.length),
        ...items.flatMap(({ length }, index) => [
          u16(index + 1),
          u16(0),
          u16(1),
          u32(offsets[index] ?? 0),
          u32(length),
        ]),
      ),
      fullBox('iinf', 0, u16(items.length), item(1, 'hvc1'), ...(exif ? [item(2, 'Exif')] : [])),
      ...(exif ? [fullBox('iref', 0, box('cdsc', u16(2), u16(1), u16(1)))] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          u32(1),
          u16(1),
          Buffer.from([properties.length, ...properties.map((_, index) => 0x80 | (index + 1))]),
        ),
      ),
    );
  };
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const start = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(start), box('mdat', ...items)]);
}
