import { SAMPLE_PASSWORD } from './sample-users/index.ts';
import type { RunningServer } from './run-server.ts';

/** What is printed once the server is ready. */
export function describeStart({
  address,
  programmes,
  sampleUsers,
  printsWithoutSandbox,
}: RunningServer): string {
  const lines = [
    '',
    `  Airdex is ready: ${address}`,
    `  ${programmes.toLocaleString('en')} programmes in the catalogue.`,
  ];
  const { names, besideRealData } = sampleUsers;
  if (names.length > 0 && besideRealData)
    lines.push(
      '',
      `  WARNING: anyone can sign in as ${names.join(', ')} and see imported data.`,
      `  Their password, ${SAMPLE_PASSWORD}, is published. Change it for each of them (Password management).`,
    );
  else if (names.length > 0)
    lines.push(
      '',
      `  Sample users: ${names.join(', ')} (password ${SAMPLE_PASSWORD})`,
      '  demo and colleague see everything; limited has a small subscription.',
    );
  if (printsWithoutSandbox)
    lines.push('', '  PDFs are printed by a browser without its sandbox, because the server runs as root.');
  return [...lines, '', '  Stop with Ctrl-C.', '', ''].join('\n');
}
