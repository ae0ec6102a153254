import { useLayoutEffect, useState } from 'react';

type Functions<Handlers> = { readonly [Name in keyof Handlers]: (...given: never[]) => unknown };

function stableHandlers<Handlers extends Functions<Handlers>>(first: Handlers) {
  let latest = first;
  const names = Object.keys(first) as (keyof Handlers)[];
  const calls = names.map((name) => [name, (...given: never[]) => latest[name](...given)]);
  return {
    stable: Object.fromEntries(calls) as Handlers,
    take: (next: Handlers) => {
      latest = next;
    },
  };
}

/**
 * The same functions in every render, which call the latest ones given: for memoised components, so that a list of
 * cards does not render again for each change around it. Do not call them while rendering.
 */
export function useStableHandlers<Handlers extends Functions<Handlers>>(handlers: Handlers): Handlers {
  const [{ stable, take }] = useState(() => stableHandlers(handlers));
  useLayoutEffect(() => {
    take(handlers);
  });
  return stable;
}
