/** In pixels. Chats and albums show pictures in this ratio, 4 to 5. */
export const KEEPSAKE_SIZE = { width: 1080, height: 1350 };

/** The envelope's paper. */
export const CARD = { left: 60, top: 120, edge: 20 };
/** The column for the text on the paper. */
export const COLUMN = { left: 136, width: 808 };
