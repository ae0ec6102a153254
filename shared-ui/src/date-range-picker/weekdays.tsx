import type { ComponentProps } from 'react';

/** The names of the weekdays. The library hides them from screen readers. */
export function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}

/** The corner above the week numbers: not a heading, because it has no text. */
export function Corner({ className }: ComponentProps<'th'>) {
  return <td className={className} />;
}
