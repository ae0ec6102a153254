import { SingleBar } from 'cli-progress';
import type { ImportProgress } from './run-import.ts';
import type { FileResult } from './import-result.ts';
import { printable } from '../report/printable.ts';
import { printableResult } from './printable-result.ts';

/** On a terminal, a progress bar over the bytes read; elsewhere, a line for every file. */
export function terminalProgress(output: NodeJS.WriteStream): ImportProgress & { end(): void } {
  return output.isTTY ? barProgress(output) : lineProgress(output);
}

function barProgress(output: NodeJS.WriteStream): ImportProgress & { end(): void } {
  const bar = new SingleBar({
    stream: output,
    format: '{bar} {percentage}%  {file}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    fps: 10,
  });
  return {
    begin: (total) => bar.start(total, 0, { file: '' }),
    file: (file) => bar.update({ file: printable(file) }),
    bytes: (size) => bar.increment(size),
    result: () => undefined,
    end: () => bar.stop(),
  };
}

function lineProgress(output: NodeJS.WriteStream): ImportProgress & { end(): void } {
  let total = 0;
  let read = 0;
  return {
    begin(bytes) {
      total = bytes;
    },
    file: () => undefined,
    bytes(size) {
      read += size;
    },
    result(result) {
      const percentage = total === 0 ? 100 : Math.floor((read / total) * 100);
      output.write(`${String(percentage).padStart(3)}%  ${describe(printableResult(result))}\n`);
    },
    end: () => undefined,
  };
}

function describe(result: FileResult): string {
  if (result.state !== 'taken') return `${result.file}: ${result.state}, ${result.reason}`;
  const { taken, unchanged, merged, rejected } = result.counts;
  return `${result.file}: ${taken} taken, ${unchanged} unchanged, ${merged} merged, ${rejected} rejected`;
}
