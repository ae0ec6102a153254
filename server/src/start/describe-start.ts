import { SAMPLE_PASSWORD, SAMPLE_USERNAMES } from '../sample-users/index.ts';
import type { RunningServer } from './run-server.ts';

/** What is printed once the server is ready. */
export function describeStart({
  address,
  programmes,
  hasSampleUsers,
  printsWithoutSandbox,
}: RunningServer): string {
  const lines = [
    '',
    `  Airdex is ready: ${address}`,
    `  ${programmes.toLocaleString('en')} programmes in the catalogue.`,
  ];
  if (hasSampleUsers)
    lines.push(
      '',
      `  Sample users: ${SAMPLE_USERNAMES.join(', ')} (password ${SAMPLE_PASSWORD})`,
      '  demo and colleague may see everything, limited has a small subscription.',
    );
  if (printsWithoutSandbox)
    lines.push('', '  PDFs are printed by a browser without its sandbox, because the server runs as root.');
  return [...lines, '', '  Stop with Ctrl-C.', '', ''].join('\n');
}
