import { BehaviorSubject } from 'rxjs';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';

/** A `ReadonlyState` that its owner can set. */
export interface CurrentValue<Value> extends ReadonlyState<Value> {
  /** Does nothing if the value is unchanged according to `Object.is`. */
  set(value: Value): void;
}

/** Creates a value that can be read at any time and observed. */
export function currentValue<Value>(initial: Value): CurrentValue<Value> {
  const subject = new BehaviorSubject(initial);
  return {
    get: () => subject.getValue(),
    changes: subject.asObservable(),
    set(value) {
      if (!Object.is(value, subject.getValue())) subject.next(value);
    },
  };
}
