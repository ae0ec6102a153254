interface Props {
  /** An address of the web. */
  readonly href: string;
  readonly text: string;
}

/** A link to another site, which opens in a new tab and learns nothing about this page. */
export function OutsideLink({ href, text }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
