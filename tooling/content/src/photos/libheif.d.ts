/** What this package uses of it. Its own types do not cover the module with the WebAssembly inside. */
declare module 'libheif-js/wasm-bundle' {
  interface Channel {
    /** Bytes from one row to the next. */
    readonly stride: number;
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array;
  }
  interface Failure {
    readonly code: object;
    readonly message: string;
  }
  interface Handle {
    readonly brand: 'heif_image_handle';
  }
  const libheif: {
    readonly ready: Promise<unknown>;
    readonly heif_context_alloc: () => number;
    readonly heif_context_free: (context: number) => void;
    readonly heif_context_read_from_memory: (context: number, file: Buffer) => Failure;
    readonly heif_context_get_primary_image_handle: (context: number) => Handle | Failure;
    readonly heif_image_handle_has_alpha_channel: (handle: Handle) => number;
    readonly heif_image_handle_release: (handle: Handle) => void;
    readonly heif_js_decode_image2: (
      handle: Handle,
      space: object,
      chroma: object,
    ) => { readonly image: object; readonly channels: readonly Channel[] } | Failure;
    readonly heif_image_release: (image: object) => void;
    readonly heif_error_code: { readonly heif_error_Ok: object };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
    readonly heif_chroma: {
      readonly heif_chroma_interleaved_RGB: object;
      readonly heif_chroma_interleaved_RGBA: object;
    };
  };
  export default libheif;
}
