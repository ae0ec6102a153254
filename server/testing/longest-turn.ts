/**
 * Milliseconds of processor time that the longest turn of this thread's event loop took while `task` ran: what others
 * had to wait for. A machine that is busy with something else does not count.
 */
export async function longestTurn(task: () => Promise<unknown>): Promise<number> {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = cpuMs();
  const look = (): void => {
    const after = cpuMs();
    longest = Math.max(longest, after - before);
    before = after;
  };
  // Due after every turn that took a millisecond or more.
  const timer = setInterval(look, 1);
  try {
    await task();
  } finally {
    clearInterval(timer);
    look();
  }
  return longest;
}

/** The shortest of several tries: what is compiled or collected meanwhile is not the task's. */
export async function bestLongestTurn(task: () => Promise<unknown>, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) best = Math.min(best, await longestTurn(task));
  return best;
}
