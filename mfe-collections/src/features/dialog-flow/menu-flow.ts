/**
 * The step of a dialog with a menu: the menu, the list of existing entries, the form of a new one, or closed.
 */
export type FlowStep = 'menu' | 'existing' | 'create' | 'closed';

export interface Flow {
  readonly step: FlowStep;
  /** There are existing entries. */
  readonly hasExisting: boolean;
  /** The first step if there are existing entries, and where a cancelled form leads back to. */
  readonly home: 'menu' | 'existing';
}

/** An event: a choice in the menu, Cancel in the current step, or a new entry that can now be selected. */
export type FlowEvent = { readonly type: 'existing' | 'create' | 'cancel' | 'created' };

/** The first step: the menu (or the list), or the form if nothing exists that could be selected. */
export function startFlow(hasExisting: boolean, home: Flow['home'] = 'menu'): Flow {
  return { step: hasExisting ? home : 'create', hasExisting, home };
}

/** One step back: to the first step, and from there out of the dialog. */
function cancelled({ step, hasExisting, home }: Flow): FlowStep {
  return hasExisting && step !== home ? home : 'closed';
}

/** The flow after an event. */
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
