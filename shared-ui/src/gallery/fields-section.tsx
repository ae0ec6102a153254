import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Checklist, Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Columns, Row, Section, Specimen } from './section.tsx';

/** Fields, check boxes and select lists. */
export function FieldsSection({ texts }: { texts: GalleryTexts }) {
  const [term, setTerm] = useState(texts.programmes[0]?.title ?? '');
  const [empty, setEmpty] = useState('');
  const [fields, setFields] = useState<readonly string[]>(['0', '1', '2', '3']);
  const [field, setField] = useState<string | null>(null);
  const [isOn, setOn] = useState(true);
  const options = texts.fields.map((label, index) => ({ id: String(index), label }));
  const checklist = (
    <Checklist
      label={texts.titleFields}
      isLabelHidden
      isBare
      placement="bottom end"
      options={options}
      value={fields}
      onChange={setFields}
      texts={texts.onDemand}
      summary={texts.chosen(fields.length)}
    />
  );
  const [withFields, unused, busy] = texts.searchFields;
  const search = { placeholder: texts.searchHint, clearLabel: texts.clear };
  return (
    <Section part="fields">
      <Specimen of="search-field">
        <SearchField {...search} label={withFields} value={term} onChange={setTerm} end={checklist} />
        <Columns>
          <SearchField {...search} label={unused} value={empty} onChange={setEmpty} />
          <SearchField {...search} label={busy} value={term} onChange={setTerm} isBusy />
        </Columns>
      </Specimen>
      <Specimen of="text-field">
        <Columns>
          <TextField label={texts.name} description={texts.nameHelp} placeholder={texts.choose} />
          <TextField label={texts.name} error={texts.nameMissing} defaultValue=" " />
          <TextField label={texts.name} isDisabled defaultValue={texts.programmes[0]?.title ?? ''} />
          <TextField label={texts.description} rows={3} defaultValue={texts.emptyText} />
        </Columns>
      </Specimen>
      <Specimen of="select">
        <Columns>
          <Select
            label={texts.titleFields}
            options={options}
            value={field}
            onChange={setField}
            placeholder={texts.choose}
          />
          <Checklist
            label={texts.titleFields}
            options={options}
            value={fields}
            onChange={setFields}
            texts={texts.onDemand}
            summary={texts.chosen(fields.length)}
          />
          <Select
            label={texts.titleFields}
            options={options}
            value={null}
            onChange={setField}
            placeholder={texts.choose}
            isDisabled
          />
        </Columns>
      </Specimen>
      <Specimen of="checkbox">
        <Row>
          <Checkbox label={texts.remember} isSelected={isOn} onChange={setOn} />
          <Checkbox label={texts.some} isSelected={false} isIndeterminate onChange={() => undefined} />
          <Checkbox label={texts.list} isSelected={false} onChange={() => undefined} />
          <Checkbox label={texts.unavailable} isSelected isDisabled onChange={() => undefined} />
        </Row>
      </Specimen>
    </Section>
  );
}
