import { describe, expect, it, vi } from 'vitest';
import { saveKeepsake } from './save-keepsake';

const file = new File(['picture'], 'Nora & Sam.png', { type: 'image/png' });

const saveWhereShareIs = async (share: () => Promise<void>, canShare = true) => {
  const download = vi.fn();
  await saveKeepsake(file, { canShare: () => canShare, share }, download);
  return download;
};

describe('The keepsake', () => {
  it('is shared as a file where the browser can', async () => {
    const share = vi.fn(async () => {});
    expect(await saveWhereShareIs(share)).not.toHaveBeenCalled();
    expect(share).toHaveBeenCalledWith({ files: [file] });
  });

  it('is downloaded where the browser shares no files, or nothing', async () => {
    const share = vi.fn(async () => {});
    expect(await saveWhereShareIs(share, false)).toHaveBeenCalledWith(file);
    expect(share).not.toHaveBeenCalled();
    const download = vi.fn();
    await saveKeepsake(file, {}, download);
    expect(download).toHaveBeenCalledWith(file);
  });

  it('is downloaded after a refusal, and not after the guest closed the sheet', async () => {
    const fail = (name: string) => () => Promise.reject(new DOMException('', name));
    expect(await saveWhereShareIs(fail('NotAllowedError'))).toHaveBeenCalledWith(file);
    expect(await saveWhereShareIs(fail('AbortError'))).not.toHaveBeenCalled();
  });
});
