import { useState } from 'react';
import { menuFlow, startFlow, type Flow, type FlowEvent, type FlowStep } from './menu-flow.ts';

/**
 * The flow of an open dialog. It starts once it is known whether there are existing entries.
 * @param hasExisting null while unknown
 */
export function useMenuFlow(
  hasExisting: boolean | null,
  onClosed: () => void,
  home: Flow['home'] = 'menu',
): { readonly step: FlowStep | 'loading'; readonly go: (type: FlowEvent['type']) => void } {
  const [flow, setFlow] = useState<Flow | null>(null);
  // Entries that appear later must not replace the form that is open.
  if (flow === null && hasExisting !== null) setFlow(startFlow(hasExisting, home));
  const go = (type: FlowEvent['type']) => {
    const next = flow === null ? null : menuFlow(flow, { type });
    if (next === null || next.step === 'closed') onClosed();
    else setFlow(next);
  };
  return { step: flow?.step ?? 'loading', go };
}
