/** A step of a start, as its program prints it. */
export interface Step {
  readonly title: string;
  readonly seconds: number;
}

const ENDED = /^[✓✗] (.+) \((\d+(?:\.\d+)?) s\)$/;
const BEGUN = /^(\S.*) …$/;

/**
 * Reads the lines of `npm start`. Builds report how long they took; the server's steps last until the next one
 * begins. `now` is in milliseconds.
 */
export function createStepReader(now: () => number): {
  read(line: string): void;
  /** All steps; the running one ends now. */
  end(): readonly Step[];
} {
  const steps: Step[] = [];
  let current: { readonly title: string; readonly since: number } | undefined;
  const endCurrent = () => {
    if (current !== undefined) steps.push({ title: current.title, seconds: (now() - current.since) / 1000 });
    current = undefined;
  };
  return {
    read(line) {
      const ended = ENDED.exec(line);
      if (ended !== null) steps.push({ title: ended[1] ?? '', seconds: Number(ended[2]) });
      const begun = BEGUN.exec(line);
      if (begun === null) return;
      endCurrent();
      current = { title: begun[1] ?? '', since: now() };
    },
    end() {
      endCurrent();
      return steps;
    },
  };
}
