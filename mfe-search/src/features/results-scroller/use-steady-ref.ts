import { useState, type Ref } from 'react';

/**
 * The `ref` that a virtual list gives the element of its rows, as it was first. The library makes another one with every
 * frame that it draws; the element would be let go and taken up again each time, and all rows measured, though nothing
 * has another size.
 */
export function useSteadyRef<E extends Element>(ref: Ref<E> | undefined): (element: E | null) => void {
  const [steady] = useState(() => (element: E | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  });
  return steady;
}
