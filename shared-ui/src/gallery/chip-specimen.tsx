import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ChipStrip, type Chip } from '../chip-strip/index.ts';
import { CHIP_TEXTS } from './chip-texts.ts';
import { Row, Specimen } from './section.tsx';
import styles from './gallery.module.css';

/** Chips in a strip: few, overflowing, and none left. */
export function ChipSpecimen({ lang }: { lang: 'en' | 'zh-CN' }) {
  const texts = CHIP_TEXTS[lang];
  const [chips, setChips] = useState<readonly Chip[]>(texts.chips);
  const [opened, setOpened] = useState('');
  const strip = (shown: readonly Chip[], label: string) => (
    <ChipStrip
      label={label}
      chips={shown}
      texts={texts.strip}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      onOpen={(chip) => (chip.text ? () => setOpened(chip.label) : undefined)}
    />
  );
  return (
    <Specimen of="chip-strip">
      <div className={styles.stack}>
        {strip(chips.slice(0, 3), texts.few)}
        <div className={styles.search}>{strip(chips, texts.many)}</div>
      </div>
      <Row>
        <Button
          size="small"
          isDisabled={chips.length === texts.chips.length}
          onPress={() => setChips(texts.chips)}
        >
          {texts.restore}
        </Button>
        <span role="status">{opened}</span>
      </Row>
    </Specimen>
  );
}
