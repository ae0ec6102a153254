import type { MouseEvent } from 'react';
import { anchorOf, CONTENTS, type PartId, type WidgetId } from './contents.ts';
import { useGuide } from './guide.ts';
import styles from './contents-list.module.css';

/** Moves there without leaving the page: scrolls, and sets the start for the next Tab. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView({ block: 'start' });
  place.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

/** The table of contents: parts and their widgets. */
export function ContentsList() {
  const { contents, parts, widgets } = useGuide();
  const link = (id: PartId | WidgetId, name: string) => (
    <a href={`#${anchorOf(id)}`} onClick={goTo}>
      {name}
    </a>
  );
  return (
    <nav className={styles.contents} aria-label={contents}>
      <ul>
        {CONTENTS.map(({ part, widgets: ids }) => (
          <li key={part}>
            {link(part, parts[part])}
            <ul>
              {ids.map((id) => (
                <li key={id}>{link(id, widgets[id].name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
