/** Some browsers lack both. */
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

/** Opens the share sheet, which can also save the file. A browser that cannot share files downloads it. */
export async function saveKeepsake(
  file: File,
  browser: SharingNavigator = navigator,
  downloadFile = download,
): Promise<void> {
  if (!browser.canShare?.({ files: [file] })) return downloadFile(file);
  try {
    await browser.share?.({ files: [file] });
  } catch (error) {
    // An `AbortError` means that the guest closed the sheet. Any other error may mean that drawing took too long after the press.
    if (!(error instanceof Error && error.name === 'AbortError')) downloadFile(file);
  }
}
