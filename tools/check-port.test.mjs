import { expect, test } from 'vitest';
import net from 'node:net';
import { once } from 'node:events';
import { checkPort } from './check-port.mjs';

test('reports a port that is in use in one sentence, with a way out', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (other.address());
  await expect(checkPort(String(port), '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another program; stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, 'close');
  expect(await checkPort(String(port), '127.0.0.1')).toBe(port);
});

test.each(['eighty', '-1', '65536', '80.5', '0x50', '8e3'])('rejects %s as a port', async (setting) => {
  await expect(checkPort(setting)).rejects.toThrow(
    `PORT must be a number from 0 to 65535, not "${setting}".`,
  );
});
