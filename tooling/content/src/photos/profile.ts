import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The length of a PNG's signature and first chunk, in bytes. */
const PNG_HEADER_LENGTH = 33;

/** A PNG of these pixels with a colour profile that says what they mean. sharp can only convert pixels to a profile. */
export async function withProfile(picture: Sharp, profile: Buffer): Promise<Buffer> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  // The name of the profile, the end of the name, and compression method 0.
  const content = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_LENGTH),
    length,
    content,
    checksum,
    png.subarray(PNG_HEADER_LENGTH),
  ]);
}

/** The ICC profile of Display P3, which sharp has built in. */
export async function displayP3(): Promise<Buffer> {
  const pixel = { width: 1, height: 1, channels: 3, background: '#000' } as const;
  const file = await sharp({ create: pixel }).withIccProfile('p3').png().toBuffer();
  const { icc } = await sharp(file).metadata();
  if (!icc) throw new Error('sharp has no profile of Display P3.');
  return icc;
}
