import { useState, type Ref } from 'react';

/**
 * The first `ref` that a virtual list gives the element of its rows. The library creates a new one for every
 * rendered frame, which would detach and attach the element and measure all rows each time, although no size
 * has changed.
 */
export function useSteadyRef<E extends Element>(ref: Ref<E> | undefined): (element: E | null) => void {
  const [steady] = useState(() => (element: E | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  });
  return steady;
}
