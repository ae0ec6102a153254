/**
 * Milliseconds of CPU time of the longest turn of this thread's event loop while `task` ran: how long others
 * had to wait. Other load on the machine does not count.
 */
async function longestTurn(task: () => Promise<unknown>): Promise<number> {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = cpuMs();
  const measure = (): void => {
    const after = cpuMs();
    longest = Math.max(longest, after - before);
    before = after;
  };
  // Due after every turn that took a millisecond or more.
  const timer = setInterval(measure, 1);
  try {
    await task();
  } finally {
    clearInterval(timer);
    measure();
  }
  return longest;
}

/** The shortest of several tries: compilation and garbage collection are not part of the task. */
export async function bestLongestTurn(task: () => Promise<unknown>, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) best = Math.min(best, await longestTurn(task));
  return best;
}
