const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const someIn = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // Chromium gives a hundred at a time, and an empty list at the end.
  for (let some = await someIn(reader); some.length > 0; some = await someIn(reader)) {
    for (const each of some) files.push(...(await filesIn(each)));
  }
  // A folder of a Mac or of Windows has hidden ones, too.
  return files.filter(({ name }) => !/^\.|^(desktop\.ini|thumbs\.db)$/i.test(name));
}

/** The files that are dropped, also those in dropped folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  // Before the first wait: afterwards the browser has emptied the list.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...files];
  return entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : plain;
}

/** Refuses files that are dropped beside a drop zone: the browser would open them in place of the page. @returns stops that */
export function refuseOtherDrops(): () => void {
  const refuse = (event: DragEvent) => {
    const { defaultPrevented, dataTransfer } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  const events = ['dragover', 'drop'] as const;
  for (const name of events) addEventListener(name, refuse);
  return () => {
    for (const name of events) removeEventListener(name, refuse);
  };
}
