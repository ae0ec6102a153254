/**
 * How many exports run on this node. Printing requires the server itself, because a browser loads its pages.
 */
export interface RunningExports {
  readonly change: (by: 1 | -1) => void;
  /** Resolves when none is running, at the latest after this time. */
  readonly ended: (timeoutMs: number) => Promise<void>;
}

export function createRunningExports(): RunningExports {
  let running = 0;
  let onNone = (): void => undefined;
  return {
    change(by) {
      running += by;
      if (running === 0) onNone();
    },
    async ended(timeoutMs) {
      if (running === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onNone = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
    },
  };
}
