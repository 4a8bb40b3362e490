/**
 * Takes the place of `@firebase/webchannel-wrapper/bloom-blob` in the sites' builds. Firestore Lite uses its big integers
 * only to sort documents whose ids are numbers, in the results of a query. The sites make no query, and the original
 * weighs 2.8 KB.
 */
export const Integer = {
  fromString(text: string): never {
    throw new Error(`The document id "${text}" is a number, which this build cannot sort.`);
  },
};
