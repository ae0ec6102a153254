import { once } from 'node:events';
import net from 'node:net';

/** An unused port of this machine. */
export async function unusedPort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
