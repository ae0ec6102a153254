import { useState } from 'react';

/** The value, or the previous one for as long as it is held. */
export function useFrozenValue<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
