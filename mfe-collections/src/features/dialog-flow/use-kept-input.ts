import { useEffect, useRef, useState } from 'react';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';

const inputs = new WeakMap<HostServices, Map<string, unknown>>();

function inputsOf(host: HostServices): Map<string, unknown> {
  const page = pageHost(host);
  const ofPage = inputs.get(page) ?? new Map<string, unknown>();
  inputs.set(page, ofPage);
  return ofPage;
}

const keyOf = (host: HostServices, form: string) => `${String(host.session.get()?.IdUser)} ${form}`;

/**
 * The input of a form. If the session ends while the form is open, the form shows the input again when the same user
 * opens it on the same page. Cancel discards it.
 * @param form what the form edits, with its id
 */
export function useKeptInput<Input>(form: string, initial: Input) {
  const host = useHost();
  const [first] = useState(initial);
  const [input, setInput] = useState(
    () => (inputsOf(host).get(keyOf(host, form)) as Input | undefined) ?? first,
  );
  const last = useRef(input);
  useEffect(() => {
    last.current = input;
  });
  useEffect(() => {
    const kept = inputsOf(host);
    // When the form closes, the session may have ended.
    const key = keyOf(host, form);
    kept.delete(key);
    return () => {
      if (host.session.get() === null && last.current !== first) kept.set(key, last.current);
    };
  }, [host, form, first]);
  return [input, setInput] as const;
}
