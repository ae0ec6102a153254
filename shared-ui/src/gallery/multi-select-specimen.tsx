import { useMemo, useState } from 'react';
import { MultiSelect } from '../multi-select/index.ts';
import { channelOptions, type SearchTexts } from './search-texts.ts';
import { Columns, Specimen } from './section.tsx';

/** A tree of thousands, a short list, everything selected, and an empty list. */
export function MultiSelectSpecimen({ texts }: { texts: SearchTexts }) {
  const channels = useMemo(() => channelOptions(texts), [texts]);
  const genres = texts.genreNames.map((name, id) => ({ id, name }));
  const [chosen, setChosen] = useState<readonly number[]>([2001]);
  const [some, setSome] = useState<readonly number[]>([0, 1]);
  const [all, setAll] = useState<readonly number[]>([0, 1, 2, 3]);
  return (
    <Specimen of="multi-select">
      <Columns>
        <MultiSelect
          label={texts.channels}
          options={channels}
          value={chosen}
          onChange={setChosen}
          texts={texts.list}
        />
        <MultiSelect
          label={texts.genres}
          options={genres}
          value={some}
          onChange={setSome}
          texts={texts.list}
          size="small"
        />
        <MultiSelect
          label={texts.genres}
          options={genres}
          value={all}
          onChange={setAll}
          texts={texts.list}
          size="small"
        />
        <MultiSelect
          label={texts.genres}
          options={[]}
          value={[]}
          onChange={setSome}
          texts={texts.list}
          isDisabled
        />
      </Columns>
    </Specimen>
  );
}
