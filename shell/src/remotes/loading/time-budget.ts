/** Thrown by `withinBudget`. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/**
 * Settles like `work` if it finishes within `budgetMs` milliseconds. Otherwise rejects with BudgetExceeded and ignores
 * the later result of `work`.
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
