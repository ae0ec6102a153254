import { SAMPLE_PASSWORD } from './sample-users/index.ts';
import type { RunningServer } from './run-server.ts';

const PRINTING_NOTES: Readonly<Record<RunningServer['printing'], string | null>> = {
  'with-sandbox': null,
  'without-sandbox': 'PDFs are printed by a browser without its sandbox, because the server runs as root.',
  'no-browser': 'PDFs cannot be printed: AIRDEX_BROWSER does not name a program.',
};

/** What is printed once the server is ready. */
export function describeStart({ address, programmes, sampleUsers, printing }: RunningServer): string {
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
  const printingNote = PRINTING_NOTES[printing];
  if (printingNote !== null) lines.push('', `  ${printingNote}`);
  return [...lines, '', '  Stop with Ctrl-C.', '', ''].join('\n');
}
