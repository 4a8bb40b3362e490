/** In pixels: four to five, as chats and albums show a picture. */
export const KEEPSAKE_SIZE = { width: 1080, height: 1350 };

/** The envelope's paper. */
export const CARD = { left: 60, top: 120, edge: 20 };
/** What is written on it. */
export const COLUMN = { left: 136, width: 808 };
