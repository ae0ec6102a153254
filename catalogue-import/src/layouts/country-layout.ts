import type { ImportSession } from '../staging/import-session.ts';
import { upsertNames, type NameRow } from '@airdex/catalogue-data/reference';
import { countryCode } from '../values/country-code.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

/**
 * Countries are a closed list with ICU's names in one spelling, so a file can only add missing ones; its
 * names for the others are ignored.
 */
class CountrySink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const code = row.text('code');
    const nameEn = row.text('name_en');
    if (code === null || !/^[A-Z]{2}$/.test(code)) return outcome.reject('countryUnknown', code);
    if (nameEn === null) return outcome.reject('nameMissing');
    if (!this.#identities.isFirst(code, outcome)) return;
    outcome.stage();
    if (countryCode(code) !== null || this.#session.reference.countries.has(code))
      return outcome.settle(false);
    const added: NameRow = { key: code, en: nameEn, zh: row.text('name_zh_hans') ?? nameEn };
    await upsertNames(this.#session.database, 'country', [added]);
    outcome.settle(true);
  }

  async finish(): Promise<void> {}
}

export const countryList: TakenLayout = {
  kind: 'taken',
  id: 'countries',
  columns: ['code', 'name_en', 'name_zh_hans'],
  without: ['bcp47'],
  rank: RANK.countries,
  bringsProgrammes: false,
  open: (session) => new CountrySink(session),
};
