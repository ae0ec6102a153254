/** A popup that opens when pointer or keyboard focus rests on an element, and closes when they leave. */
export interface HoverIntent {
  readonly phase: 'idle' | 'opening' | 'open' | 'closing';
  readonly isPointedAt: boolean;
  readonly isFocused: boolean;
}

export type HoverIntentAction =
  | { readonly kind: 'point' }
  | { readonly kind: 'unpoint' }
  | { readonly kind: 'focus' }
  | { readonly kind: 'blur' }
  /** The time of `opening` or `closing` has passed. */
  | { readonly kind: 'elapse' }
  /** Escape, a click, scrolling: closes immediately. It opens again only after leaving and returning. */
  | { readonly kind: 'dismiss' };

export const AWAY: HoverIntent = { phase: 'idle', isPointedAt: false, isFocused: false };

function arrive(state: HoverIntent): HoverIntent {
  if (state.phase === 'idle') return { ...state, phase: 'opening' };
  return state.phase === 'closing' ? { ...state, phase: 'open' } : state;
}

function leave(state: HoverIntent): HoverIntent {
  if (state.isPointedAt || state.isFocused) return state;
  if (state.phase === 'opening') return { ...state, phase: 'idle' };
  return state.phase === 'open' ? { ...state, phase: 'closing' } : state;
}

/** The rules for opening and closing the popup; the caller sets the times. */
export function hoverIntentReducer(state: HoverIntent, action: HoverIntentAction): HoverIntent {
  switch (action.kind) {
    case 'point':
      return arrive({ ...state, isPointedAt: true });
    case 'focus':
      return arrive({ ...state, isFocused: true });
    case 'unpoint':
      return leave({ ...state, isPointedAt: false });
    case 'blur':
      return leave({ ...state, isFocused: false });
    case 'elapse':
      if (state.phase === 'opening') return { ...state, phase: 'open' };
      return state.phase === 'closing' ? { ...state, phase: 'idle' } : state;
    case 'dismiss':
      return { ...state, phase: 'idle' };
  }
}
