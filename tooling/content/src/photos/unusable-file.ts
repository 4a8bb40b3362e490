/** A file cannot become a picture. The message continues a sentence that begins with the file's name. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
}
