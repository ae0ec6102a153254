import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Lets a test control which elements are visible, because jsdom has no layout. Restore all mocks afterwards.
 */
export function fakeSight(): { readonly look: (isInSight: boolean) => void } {
  const watches = new Set<(isIntersecting: boolean) => void>();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const notify = (isIntersecting: boolean) =>
      callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    const observer = {
      observe: () => watches.add(notify),
      disconnect: () => watches.delete(notify),
    } as unknown as IntersectionObserver;
    return observer;
  });
  return {
    look(isIntersecting) {
      act(() => [...watches].forEach((notify) => notify(isIntersecting)));
    },
  };
}

/** Makes everything visible, as in a window that is large enough. Restore all mocks afterwards. */
export function seeEverything(): void {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
}
