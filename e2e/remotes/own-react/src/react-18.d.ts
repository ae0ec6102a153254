/* What is used of React 18, whose own types would stand beside those of React 19. */
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
