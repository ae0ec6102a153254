import { useState } from 'react';
import { DateRangePicker, type DateRange, withEnd, withStart } from '../date-range-picker/index.ts';
import { TextDateInput } from '../text-date-input/index.ts';
import type { SearchTexts } from './search-texts.ts';
import { Columns, Row, Specimen } from './section.tsx';

const BOUNDS = { min: '2026-10-05', max: '2026-11-20' };

/** Days selected by click, with and without bounds, and typed days. */
export function DateSpecimens({ texts }: { texts: SearchTexts }) {
  const [range, setRange] = useState<DateRange>({ start: '2026-11-02', end: '2026-11-15' });
  const [bounded, setBounded] = useState<DateRange>({ start: '2026-11-18', end: null });
  return (
    <>
      <Specimen of="date-range-picker">
        <Row>
          <DateRangePicker value={range} onChange={setRange} texts={texts.calendar} />
          <DateRangePicker
            value={bounded}
            onChange={setBounded}
            texts={texts.calendar}
            bounds={BOUNDS}
            numberOfMonths={1}
          />
        </Row>
      </Specimen>
      <Specimen of="text-date-input">
        <Columns>
          <TextDateInput
            label={texts.from}
            value={range.start}
            onChange={(start) => setRange(withStart(range, start))}
          />
          <TextDateInput
            label={texts.to}
            value={range.end}
            onChange={(end) => setRange(withEnd(range, end))}
          />
          <TextDateInput
            label={texts.to}
            value={bounded.end}
            bounds={BOUNDS}
            onChange={(end) => setBounded(withEnd(bounded, end))}
          />
        </Columns>
      </Specimen>
    </>
  );
}
