import { once } from 'node:events';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { createLogger, createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { addressOf, portInUse, portOf } from './ports';

it('gives each site its own port', () => {
  expect(portOf('full', 'DEV_PORT', {})).toBe(5173);
  expect(portOf('hosts', 'DEV_PORT', { DEV_PORT: '' })).toBe(5175);
  expect(portOf('saturday', 'PREVIEW_PORT', { PREVIEW_PORT: '8080' })).toBe(8081);
});

it.each(['http', '-1', '0', '80.5', '65535'])('refuses the port "%s"', (given) => {
  expect(() => portOf('hosts', 'DEV_PORT', { DEV_PORT: given })).toThrow(
    `DEV_PORT is "${given}". It must be the first of 3 ports in a row, such as 5173.`,
  );
});

it('names the forwarded address in a codespace, and this computer elsewhere', () => {
  const codespace = {
    CODESPACE_NAME: 'fuzzy',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
  };
  expect(addressOf(5176, codespace)).toBe('https://fuzzy-5176.app.github.dev/');
  expect(addressOf(5176, {})).toBe('http://localhost:5176/');
});

it('says which port is in use, and how to choose another one', async () => {
  const other = createNetServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const customLogger = createLogger('silent');
  const error = vi.spyOn(customLogger, 'error');
  const server = await createServer({
    configFile: false,
    customLogger,
    plugins: [portInUse()],
    server: { port, strictPort: true, ws: false, watch: null },
  });
  try {
    await expect(server.listen()).rejects.toThrow();
    expect(error.mock.calls).toEqual([
      [expect.stringMatching(`^Port ${port} is in use\\. .*write DEV_PORT=5273, `)],
    ]);
    expect(exit).toHaveBeenCalledWith(1);
  } finally {
    await server.close();
    other.close();
    vi.restoreAllMocks();
  }
});
