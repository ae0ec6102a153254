/** Shows the progress of the start: a line that is rewritten in a terminal, a few lines elsewhere. */
export interface Progress {
  /** A step that begins. */
  step(text: string): void;
  /** The progress of the step. */
  share(done: number, total: number): void;
  /** Ends the line of the step. */
  end(): void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Outside a terminal, a line is written at each of these fractions. */
const PARTS = 5;

export function createProgress(output: Output): Progress {
  let current: string | null = null;
  let part = 0;
  const end = (): void => {
    if (current !== null && output.isTTY) output.write('\n');
    current = null;
  };
  return {
    step(text) {
      end();
      current = text;
      part = 0;
      output.write(output.isTTY ? text : `${text}\n`);
    },
    share(done, total) {
      if (current === null || total <= 0) return;
      const figures = `${current} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
      if (output.isTTY) {
        output.write(`\r${figures}`);
        return;
      }
      const reached = Math.floor((done / total) * PARTS);
      if (reached <= part) return;
      part = reached;
      output.write(`${figures}\n`);
    },
    end,
  };
}
