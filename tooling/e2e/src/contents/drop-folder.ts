import type { Locator } from '@playwright/test';

/** Drops a folder of this computer, which only Chromium's own protocol can. */
export async function dropFolder(zone: Locator, folder: string): Promise<void> {
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error('There is nothing to drop the folder on.');
  const page = zone.page();
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await session.detach();
}
