// Other packages compile this file, too.
/// <reference path="./libheif.d.ts" />
import libheif from 'libheif-js/wasm-bundle';
import sharp, { type Sharp } from 'sharp';

/**
 * The primary picture of a HEIC file, upright: the one that its owner sees in a burst, without a depth map or a thumbnail. sharp has no
 * decoder for HEIC.
 *
 * @throws Error for a damaged file
 */
export async function decodeHeic(file: Buffer): Promise<Sharp> {
  await libheif.ready;
  const { heif_error_Ok } = libheif.heif_error_code;
  const context = libheif.heif_context_alloc();
  try {
    const read = libheif.heif_context_read_from_memory(context, file);
    if (read.code !== heif_error_Ok) throw new Error(read.message);
    const handle = libheif.heif_context_get_primary_image_handle(context);
    if ('code' in handle) throw new Error(handle.message);
    try {
      return await pixelsOf(handle);
    } finally {
      libheif.heif_image_handle_release(handle);
    }
  } finally {
    libheif.heif_context_free(context);
  }
}

type Handle = Parameters<typeof libheif.heif_image_handle_release>[0];

function pixelsOf(handle: Handle): Sharp {
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif.heif_chroma;
  const isClear = libheif.heif_image_handle_has_alpha_channel(handle) !== 0;
  const decoded = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    isClear ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
  );
  if ('code' in decoded) throw new Error(decoded.message);
  const [pixels] = decoded.channels;
  if (!pixels) throw new Error('The picture has no pixels.');
  const { data, stride, width, height } = pixels;
  const channels = isClear ? 4 : 3;
  const rows = Buffer.alloc(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * stride, row * stride + width * channels), row * width * channels);
  }
  libheif.heif_image_release(decoded.image);
  return sharp(rows, { raw: { width, height, channels } });
}
