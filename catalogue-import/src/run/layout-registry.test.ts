import { describe, expect, test } from '@jest/globals';
import { LAYOUTS, layoutOf } from './layout-registry.ts';

describe('layouts are known by their columns', () => {
  test('in any order, with more columns, in other words', () => {
    expect(layoutOf(['Website', 'platform_guess', 'categories', 'COUNTRY', 'name', 'id', 'extra'])?.id).toBe(
      'channels',
    );
    expect(layoutOf(['频道编号', '频道名称', '国家', '类别', '网址'])?.id).toBe('channels (extract)');
    expect(layoutOf(['Title', 'Country', 'Channel', 'Launch date (m/d/yyyy)'])?.id).toBe(
      'programmes (extract)',
    );
  });

  test('and by nothing else', () => {
    expect(layoutOf(['a', 'b'])).toBeNull();
    expect(layoutOf([])).toBeNull();
  });

  test('every layout is found by its own columns: none hides another', () => {
    for (const layout of LAYOUTS) expect(layoutOf(layout.columns)).toBe(layout);
  });

  test('tables without a series are left alone with a reason', () => {
    const layout = layoutOf(['#', 'Episode', 'Air Date', 'Timeslot', 'Rating', 'Share', '18-49', 'Viewers']);
    expect(layout).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('do not name a series'),
    });
  });
});
