/** Thrown by `withinBudget`. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/**
 * The outcome of `work` if it comes within `budgetMs` milliseconds; else rejects with BudgetExceeded, and whatever
 * comes of the work later is ignored.
 */
export async function withinBudget<Value>(work: Promise<Value>, budgetMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BudgetExceeded(`${budgetMs} ms are over`)), budgetMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after `milliseconds`. */
export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
