import net from 'node:net';
import { StepError } from './step-error.mjs';

/**
 * Checks that the server's port is free, before any slow step begins.
 *
 * @param {string | undefined} setting value of the PORT variable
 * @param {string} [host] address to listen on; the loopback address by default, as for the server
 * @returns {Promise<number>} the port
 */
export async function checkPort(setting, host = 'localhost') {
  const text = setting?.trim() || '8080';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StepError(`PORT must be a number from 0 to 65535, not "${setting}".`);
  }
  await new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portError(error, port)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(resolve));
  });
  return port;
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new StepError(
      `Port ${port} is taken by another program; stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StepError(`Port ${port} may not be used by this account; choose another one.`);
  return new StepError(`Port ${port} cannot be used: ${error.message}.`);
}
