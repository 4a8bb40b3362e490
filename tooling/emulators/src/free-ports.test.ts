import { describe, expect, it, vi } from 'vitest';
import { findFreePorts, RETRY_LIMIT, startOnFreePorts } from './free-ports';

const PORT_TAKEN = new Error('It printed:\njava.net.BindException: Address already in use');

function increasingPorts() {
  let port = 0;
  return async () => [++port];
}

describe('findFreePorts', () => {
  it('finds different ports', async () => {
    const ports = await findFreePorts(5);
    expect(new Set(ports).size).toBe(5);
  });
});

describe('startOnFreePorts', () => {
  it.each([
    'java.net.BindException: Address already in use',
    'Error: listen EADDRINUSE: address already in use 127.0.0.1:4400',
    'Error: Could not start Authentication Emulator, port taken.',
    'FATAL: Unable to listen for HTTP server at host local and port 44444.',
  ])('starts again on another port after "%s"', async (output) => {
    const start = vi.fn(async ([port]: readonly number[]) => {
      if (port === 1) throw new Error(output);
      return port;
    });
    expect(await startOnFreePorts(1, start, increasingPorts())).toBe(2);
  });

  it('gives up after three retries', async () => {
    const start = vi.fn().mockRejectedValue(PORT_TAKEN);
    await expect(startOnFreePorts(1, start, increasingPorts())).rejects.toBe(PORT_TAKEN);
    expect(RETRY_LIMIT).toBe(3);
    expect(start.mock.calls).toEqual([[[1]], [[2]], [[3]], [[4]]]);
  });

  it('does not start again after another error', async () => {
    const start = vi.fn().mockRejectedValue(new Error('There is no Java'));
    await expect(startOnFreePorts(1, start, increasingPorts())).rejects.toThrow('There is no Java');
    expect(start).toHaveBeenCalledOnce();
  });
});
