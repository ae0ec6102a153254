import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { movedDrag, scrollOfDrag, startedDrag, type Drag } from './drag.ts';

/**
 * Handlers that let a mouse or pen drag an element sideways. Touch scrolls it natively. Suppresses the click
 * at the end of a drag.
 */
export function useDragScroll() {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const [isDragging, setDragging] = useState(false);
  const end = () => {
    drag.current = null;
    setDragging(false);
  };
  return {
    isDragging,
    handlers: {
      onPointerDown({ button, pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) {
        hasDragged.current = false;
        if (button !== 0 || pointerType === 'touch') return;
        drag.current = startedDrag(clientX, currentTarget.scrollLeft);
      },
      onPointerMove({ clientX, currentTarget, pointerId, buttons }: PointerEvent<HTMLElement>) {
        if (drag.current === null) return;
        // Released outside the window.
        if (buttons === 0) return end();
        const next = movedDrag(drag.current, clientX);
        if (!next.isDragging) return;
        if (!drag.current.isDragging) {
          currentTarget.setPointerCapture(pointerId);
          hasDragged.current = true;
          setDragging(true);
        }
        drag.current = next;
        currentTarget.scrollLeft = scrollOfDrag(next, clientX);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(event: MouseEvent<HTMLElement>) {
        // A click by keyboard has no count.
        if (!hasDragged.current || event.detail === 0) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
