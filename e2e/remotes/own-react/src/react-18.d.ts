/* The part of React 18 that is used here. Its own types would conflict with those of React 19. */
declare module 'react-18' {
  export const version: string;
  export function useState<Value>(initial: Value): [Value, (next: Value) => void];
  export function createElement(type: unknown, props?: object | null, ...children: unknown[]): object;
}

declare module 'react-dom-18/client' {
  export interface Root {
    render(element: object): void;
    unmount(): void;
  }
  export function createRoot(container: HTMLElement): Root;
}
