/** How long the file can be read. Safari on iOS asks the host first. */
const READ_WITHIN_MS = 60_000;

export function downloadFile(name: string, type: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
