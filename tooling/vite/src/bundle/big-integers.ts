/** For 2.8 KB that Firestore Lite needs only to sort numeric document ids in queries, which the sites never make. */
export const Integer = {
  fromString(text: string): never {
    throw new Error(`The document id "${text}" is a number, which this build cannot sort.`);
  },
};
