/** What a key does in a list of options: moves to an option, or ticks the active one. */
type ChoiceKeyAction = { readonly kind: 'move'; readonly to: number } | { readonly kind: 'toggle' };

/**
 * What a key does in a list, or null for keys that the list ignores.
 * @param count number of options
 * @param at the active option
 * @param page options visible at a time
 */
export function choiceKeyAction(
  key: string,
  count: number,
  at: number,
  page: number,
): ChoiceKeyAction | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to !== undefined) return { kind: 'move', to: Math.max(0, Math.min(to, count - 1)) };
  return key === ' ' || key === 'Enter' ? { kind: 'toggle' } : null;
}
