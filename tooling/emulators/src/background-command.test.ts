import { afterEach, expect, it, vi } from 'vitest';
import { startCommand } from './background-command';

afterEach(() => void vi.restoreAllMocks());

const startScript = (script: string) =>
  startCommand('The script', [process.execPath, '--eval', script], /To ada/);

it('a command that starts slowly is announced and awaited', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const command = startScript('setTimeout(() => console.log("ready"), 300)');
  await command.waitForOutput(/ready/, { noticeMs: 10, timeoutMs: 60_000 });
  expect(log.mock.calls).toEqual([
    ['The script is still starting. On a busy machine this takes minutes.'],
  ]);
  await command.stop();
});

it('what a command says to a person is printed, and nothing else', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const command = startScript('console.log("Starting\\nTo ada: open this link\\nready on 80")');
  const [, port] = await command.waitForOutput(/ready on (\d+)/);
  expect(port).toBe('80');
  expect(log.mock.calls).toEqual([['To ada: open this link']]);
  await command.stop();
});

it('a command that ends before it has started fails with its output', async () => {
  const command = startScript('console.log("no Java")');
  await expect(command.waitForOutput(/ready/)).rejects.toThrow(
    'The script did not start. It printed:\nno Java',
  );
});

it('a command that was killed has stopped', async () => {
  const command = startScript('process.kill(process.ppid, "SIGKILL")');
  await expect(command.waitForOutput(/ready/)).rejects.toThrow('did not start');
  await command.stop();
});
