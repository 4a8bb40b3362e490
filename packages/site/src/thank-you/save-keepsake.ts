/** Some browsers lack the first two. */
type SharingNavigator = Partial<Pick<Navigator, 'canShare' | 'share'>>;

function download(file: File): void {
  // The address stays valid, because WebKit reads it after the click.
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: file.name,
  });
  document.body.append(link);
  link.click();
  link.remove();
}

/** A share sheet can save a file, too. A browser that shares no files downloads it. */
export async function saveKeepsake(
  file: File,
  browser: SharingNavigator = navigator,
  downloadFile = download,
): Promise<void> {
  if (!browser.canShare?.({ files: [file] })) return downloadFile(file);
  try {
    await browser.share?.({ files: [file] });
  } catch (error) {
    // The guest closed the sheet. Any other refusal, e.g. because drawing took too long after the press, is no reason to give up.
    if (!(error instanceof Error && error.name === 'AbortError')) downloadFile(file);
  }
}
