/** The functions of the library that the dev build uses; it comes without types. */
declare module 'react-refresh/runtime' {
  type Hook = <T>(type?: T, key?: string, forceReset?: boolean, customHooks?: () => unknown[]) => T;

  export function createSignatureFunctionForTransform(): Hook;
  export function getFamilyByType(type: unknown): object | undefined;
  export function injectIntoGlobalHook(window: Window): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}
