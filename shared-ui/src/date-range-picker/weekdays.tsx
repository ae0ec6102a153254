import type { ComponentProps } from 'react';

/** The names of the weekdays. The library hides them from screen readers. */
export function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}
