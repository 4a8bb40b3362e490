/**
 * Replaces Firebase's integers of 64 bits (2.8 KB). Firestore Lite needs them only to sort numeric document ids in queries, which
 * the sites never make.
 */
export const Integer = {
  fromString(text: string): never {
    throw new Error(`The document id "${text}" is a number, which this build cannot sort.`);
  },
};
