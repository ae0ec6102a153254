import type { ComponentProps } from 'react';
import { ThumbnailOutline } from '@airdex/shared-ui/thumbnail';
import { useHasSlowedDown } from '../fast-scroll/use-fast-scroll.tsx';
import type { FastScroll } from '../fast-scroll/fast-scroll.ts';
import { ThumbnailCell } from './thumbnail-cell.tsx';
import styles from './results-thumbnails.module.css';

type Props = ComponentProps<typeof ThumbnailCell> & { readonly fastScroll: FastScroll };

/** A programme of the results; only its title during fast scrolling. */
export function ResultThumbnail({ fastScroll, ...cell }: Props) {
  if (useHasSlowedDown(fastScroll)) return <ThumbnailCell {...cell} />;
  return (
    <div className={styles.cell} data-programme={cell.programme.idProgram} data-reduced>
      <ThumbnailOutline title={cell.programme.localTitle} />
    </div>
  );
}
