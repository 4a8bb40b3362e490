import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp from 'sharp';

/** The length of a PNG's signature and first chunk, in bytes. */
const PNG_HEADER_LENGTH = 33;

/** Adds a colour profile to a PNG without changing its pixels. sharp can only convert pixels to a profile. */
function addProfile(png: Buffer, profile: Buffer): Buffer {
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

/** sharp has no decoder for HEIC. This one turns the picture upright. `profile` is the ICC profile of the file. */
export async function decodeHeic(path: string, profile: Buffer | undefined): Promise<Buffer> {
  const { width, height, data } = await decode({ buffer: await readFile(path) });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return profile ? addProfile(png, profile) : png;
}
