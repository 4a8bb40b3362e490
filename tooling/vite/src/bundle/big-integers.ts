/**
 * Replaces `@firebase/webchannel-wrapper/bloom-blob` in the builds, which has 2.8 KB. Firestore Lite uses it only to sort
 * query results by numeric document ids, and the sites make no queries.
 */
export const Integer = {
  fromString(text: string): never {
    throw new Error(`The document id "${text}" is a number, which this build cannot sort.`);
  },
};
