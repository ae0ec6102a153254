/** Where a dialog with a menu is: at the menu, in the list of what exists, in the form of a new one, or closed. */
export type FlowStep = 'menu' | 'existing' | 'create' | 'closed';

export interface Flow {
  readonly step: FlowStep;
  /** There is something to choose from. */
  readonly hasExisting: boolean;
  /** Where it starts when there is, and where a form that is cancelled leads back to. */
  readonly home: 'menu' | 'existing';
}

/** What happens: a choice in the menu, Cancel in the current step, or something new that can now be chosen. */
export type FlowEvent = { readonly type: 'existing' | 'create' | 'cancel' | 'created' };

/** The first step: the menu (or the list), and the form where nothing exists that could be chosen. */
export function startFlow(hasExisting: boolean, home: Flow['home'] = 'menu'): Flow {
  return { step: hasExisting ? home : 'create', hasExisting, home };
}

/** One step back: to where it started, and out of it from there. */
function cancelled({ step, hasExisting, home }: Flow): FlowStep {
  return hasExisting && step !== home ? home : 'closed';
}

/** The flow after something happened. */
export function menuFlow(flow: Flow, { type }: FlowEvent): Flow {
  switch (type) {
    case 'cancel':
      return { ...flow, step: cancelled(flow) };
    case 'created':
      return { ...flow, step: 'existing', hasExisting: true };
    default:
      return { ...flow, step: type };
  }
}
