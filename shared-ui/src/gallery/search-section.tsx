import { useState } from 'react';
import { CheckGroup } from '../check-group/index.ts';
import { FieldGroup } from '../field-group/index.ts';
import { TimeRangePicker, DEFAULT_TIME_RANGE } from '../time-range-picker/index.ts';
import { Toggle } from '../toggle/index.ts';
import { ChipSpecimen } from './chip-specimen.tsx';
import { DateSpecimens } from './date-specimens.tsx';
import { MultiSelectSpecimen } from './multi-select-specimen.tsx';
import { SEARCH_TEXTS } from './search-texts.ts';
import { Columns, Section, Specimen } from './section.tsx';

/** Widgets for building a search. */
export function SearchSection({ lang }: { lang: 'en' | 'zh-CN' }) {
  const texts = SEARCH_TEXTS[lang];
  const [days, setDays] = useState<readonly number[]>([5, 6]);
  const [isOn, setOn] = useState(true);
  const [slot, setSlot] = useState(DEFAULT_TIME_RANGE);
  const options = texts.days.map((label, id) => ({ id, label, isDisabled: id === 3 }));
  return (
    <Section part="search">
      <MultiSelectSpecimen texts={texts} />
      <Specimen of="check-group">
        <CheckGroup label={texts.weekdays} options={options} value={days} onChange={setDays} />
      </Specimen>
      <DateSpecimens texts={texts} />
      <Specimen of="time-range-picker">
        <TimeRangePicker
          label={texts.slot}
          startLabel={texts.from}
          endLabel={texts.to}
          value={slot}
          onChange={setSlot}
        />
      </Specimen>
      <Specimen of="field-group">
        <Columns>
          <FieldGroup label={texts.only} description={texts.videoHint}>
            <Toggle label={texts.video} isOn={isOn} onChange={setOn} />
          </FieldGroup>
        </Columns>
      </Specimen>
      <ChipSpecimen lang={lang} />
    </Section>
  );
}
