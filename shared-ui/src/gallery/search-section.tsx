import { useMemo, useState } from 'react';
import { CheckGroup } from '../check-group/index.ts';
import { DateRangePicker, type DateRange, withEnd, withStart } from '../date-range-picker/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { TextDateInput } from '../text-date-input/index.ts';
import { DEFAULT_TIME_RANGE, TimeRangePicker } from '../time-range-picker/index.ts';
import { Toggle } from '../toggle/index.ts';
import { channelOptions, SEARCH_TEXTS } from './search-texts.ts';
import { Columns, Row, Section } from './section.tsx';

/** What a search is put together with. */
export function SearchSection({ lang }: { lang: 'en' | 'zh-CN' }) {
  const texts = SEARCH_TEXTS[lang];
  const channels = useMemo(() => channelOptions(texts), [texts]);
  const genres = texts.genreNames.map((name, id) => ({ id, name }));
  const [chosen, setChosen] = useState<readonly number[]>([2001]);
  const [some, setSome] = useState<readonly number[]>([0, 1]);
  const [days, setDays] = useState<readonly number[]>([5, 6]);
  const [isOn, setOn] = useState(true);
  const [range, setRange] = useState<DateRange>({ start: '2026-11-02', end: '2026-11-15' });
  const [slot, setSlot] = useState(DEFAULT_TIME_RANGE);
  const options = texts.days.map((label, id) => ({ id, label, isDisabled: id === 3 }));
  return (
    <Section title={texts.title}>
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
          options={[]}
          value={[]}
          onChange={setSome}
          texts={texts.list}
          isDisabled
        />
        <CheckGroup label={texts.weekdays} options={options} value={days} onChange={setDays} />
        <Toggle label={texts.video} description={texts.videoHint} isOn={isOn} onChange={setOn} />
        <TimeRangePicker
          label={texts.slot}
          startLabel={texts.from}
          endLabel={texts.to}
          value={slot}
          onChange={setSlot}
        />
        <TextDateInput
          label={texts.from}
          value={range.start}
          onChange={(start) => setRange(withStart(range, start))}
        />
        <TextDateInput label={texts.to} value={range.end} onChange={(end) => setRange(withEnd(range, end))} />
      </Columns>
      <Row>
        <DateRangePicker value={range} onChange={setRange} texts={texts.calendar} />
      </Row>
    </Section>
  );
}
