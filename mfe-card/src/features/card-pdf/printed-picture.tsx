import { useState } from 'react';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { Poster } from '@airdex/shared-ui/poster';
import styles from './card-pdf.module.css';

/**
 * The picture, or the poster if there is none. Loads immediately: a lazily loaded picture would never be
 * printed.
 */
export function PrintedPicture({ card }: { readonly card: ProgrammeCard }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {card.image === null || hasFailed ? (
        <Poster title={card.localTitle} genre={card.genreKey} />
      ) : (
        <img src={card.image} alt="" loading="eager" decoding="sync" onError={() => setHasFailed(true)} />
      )}
    </div>
  );
}
