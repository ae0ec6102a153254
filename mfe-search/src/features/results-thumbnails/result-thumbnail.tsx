import type { ComponentProps } from 'react';
import { ThumbnailOutline } from '@airdex/shared-ui/thumbnail';
import { useHasLanded } from '../scroll-flight/use-scroll-flight.tsx';
import type { ScrollFlight } from '../scroll-flight/scroll-flight.ts';
import { ThumbnailCell } from './thumbnail-cell.tsx';
import styles from './results-thumbnails.module.css';

type Props = ComponentProps<typeof ThumbnailCell> & { readonly flight: ScrollFlight };

/** A programme of the results: its title alone while it flies by. */
export function ResultThumbnail({ flight, ...cell }: Props) {
  if (useHasLanded(flight)) return <ThumbnailCell {...cell} />;
  return (
    <div className={styles.cell} data-programme={cell.programme.idProgram} data-passing>
      <ThumbnailOutline title={cell.programme.localTitle} />
    </div>
  );
}
