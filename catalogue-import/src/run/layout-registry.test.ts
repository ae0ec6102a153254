import { describe, expect, test } from 'vitest';
import { LAYOUTS, layoutOf } from './layout-registry.ts';

describe('layouts are recognised', () => {
  test('by their columns in any order, with additional columns and with synonyms', () => {
    expect(layoutOf(['Website', 'platform_guess', 'categories', 'COUNTRY', 'name', 'id', 'extra'])?.id).toBe(
      'channels',
    );
    expect(layoutOf(['频道编号', '频道名称', '国家', '类别', '网址'])?.id).toBe('channels (extract)');
    expect(layoutOf(['Title', 'Country', 'Channel', 'Launch date (m/d/yyyy)'])?.id).toBe(
      'programmes (extract)',
    );
  });

  test('by nothing else', () => {
    expect(layoutOf(['a', 'b'])).toBeNull();
    expect(layoutOf([])).toBeNull();
  });

  test('by their own columns: none hides another', () => {
    for (const layout of LAYOUTS) expect(layoutOf(layout.columns)).toBe(layout);
  });

  test('as skipped for countries, because rows can refer only to those that the catalogue already has', () => {
    expect(layoutOf(['code', 'name_en', 'name_zh_hans', 'name_zh_hant'])).toMatchObject({
      kind: 'skipped',
      id: 'countries',
    });
    expect(layoutOf(['code', 'bcp47', 'name_en', 'name_zh_hans'])).toMatchObject({ id: 'languages' });
  });

  test('as skipped, with a reason, for tables without a series', () => {
    const layout = layoutOf(['#', 'Episode', 'Air Date', 'Timeslot', 'Rating', 'Share', '18-49', 'Viewers']);
    expect(layout).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('do not name a series'),
    });
  });
});
