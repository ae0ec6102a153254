import { useState } from 'react';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../ui-provider/index.ts';
import { parseDate, parsePastedDate, showDate } from './parse-date.ts';
import { TextDateInput } from './index.ts';

describe('typed dates', () => {
  test.each([
    ['en', '05-03-2026', '2026-03-05'],
    ['en', '05/03/2026', '2026-03-05'],
    ['en', '05 03 2026', '2026-03-05'],
    ['zh-CN', '2026-03-05', '2026-03-05'],
    ['zh-CN', '2026/03/05', '2026-03-05'],
    ['zh-CN', '2026 03 05', '2026-03-05'],
    ['zh-CN', '２０２６／０３／０５', '2026-03-05'],
    ['en', '29/02/2024', '2024-02-29'],
    ['en', '29/02/2025', null],
    ['en', '2026/03/05', null],
    ['en', '05.03.2024', null],
    ['en', ' 05/03/2024', '2024-03-05'],
    ['en', '05/03-2026', null],
    ['en', '5 March', null],
    ['en', '', null],
    ['zh-CN', '05/03/2026', null],
  ])('[TDI-01] in %s "%s" is %s', (locale, text, day) => {
    expect(parseDate(text, locale)).toBe(day);
  });

  test('[TDI-01] are shown with the day first in English, the year first in Chinese', () => {
    expect([showDate('2026-03-05', 'en'), showDate('2026-03-05', 'zh-CN'), showDate(null, 'en')]).toEqual([
      '05/03/2026',
      '2026/03/05',
      '',
    ]);
  });
});

test.each([
  ['en', '2024-02-29', '2024-02-29'],
  ['en', '2026/03/05', '2026-03-05'],
  ['en', '5/3/2024', '2024-03-05'],
  ['en', '05.03.2024', '2024-03-05'],
  ['en', '2024-13-01', null],
  ['en', 'in 2024', null],
  ['zh-CN', '2024年02月29日', '2024-02-29'],
  ['zh-CN', '2024 年 2 月 9 日', '2024-02-09'],
  ['zh-CN', '2024.02.29', '2024-02-29'],
  ['zh-CN', '2024/2/9', '2024-02-09'],
  ['zh-CN', '05/03/2024', null],
])('pasted in %s "%s" is %s', (locale, text, day) => {
  expect(parsePastedDate(text, locale)).toBe(day);
});

const onChange = jest.fn<(day: string | null) => void>();

function show(locale: 'en' | 'zh-CN' = 'en') {
  onChange.mockClear();
  function Field() {
    const [value, setValue] = useState<string | null>('2026-03-05');
    return (
      <UiProvider locale={locale}>
        <TextDateInput
          label="From"
          value={value}
          onChange={(day) => {
            onChange(day);
            setValue(day);
          }}
          bounds={{ min: '2020-01-01', max: '2027-12-31' }}
          unreadText={(typed) => `“${typed}” is not a date`}
        />
      </UiProvider>
    );
  }
  render(<Field />);
  return screen.getByRole('textbox', { name: 'From' });
}

describe('the date field', () => {
  test('[TDI-01] accepts ten characters and shows the format while it is empty', async () => {
    const field = show();
    expect(field).toHaveValue('05/03/2026');
    expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
    await userEvent.clear(field);
    await userEvent.type(field, '01/02/2026789');
    expect(field).toHaveValue('01/02/2026');
  });

  test('[TDI-01] has the year first in Chinese', () => {
    const field = show('zh-CN');
    expect(field).toHaveValue('2026/03/05');
    expect(field).toHaveAttribute('placeholder', 'YYYY/MM/DD');
  });

  test.each([
    ['01-02-2026', '2026-02-01', '01/02/2026'],
    ['  ', null, ''],
    ['soon', null, ''],
    ['31/12/2019', '2020-01-01', '01/01/2020'],
    ['01/01/2028', '2027-12-31', '31/12/2027'],
  ])('[TDI-01] reads "%s" as %s when the field loses focus', async (text, day, shown) => {
    const field = show();
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[day]]);
    expect(field).toHaveValue(shown);
  });

  test.each([
    ['en', ' 05/03/2024', '05/03/2024', '2024-03-05'],
    ['zh-CN', '2024年02月29日', '2024/02/29', '2024-02-29'],
  ] as const)('in %s accepts the whole of a pasted "%s"', async (locale, text, shown, day) => {
    const field = show(locale);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue(shown);
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[day]]);
  });

  test('reports an invalid date until the next input, but not an emptied field', async () => {
    const field = show();
    await userEvent.clear(field);
    await userEvent.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field, '31/02/2026');
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('“31/02/2026” is not a date');
    expect(field).toHaveAccessibleDescription('“31/02/2026” is not a date');
    await userEvent.type(field, '0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('no longer reports an invalid date once a day is chosen elsewhere', async () => {
    const input = (value: string | null) => (
      <TextDateInput
        label="From"
        value={value}
        onChange={onChange}
        unreadText={(typed) => `“${typed}” is wrong`}
      />
    );
    const { rerender } = render(input(null));
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    await userEvent.tab();
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(input('2026-02-01'));
    rerender(input(null));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('reads the date on Enter too, and reports nothing if it is unchanged', async () => {
    const field = show();
    await userEvent.click(field);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '01/02/2026{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-02-01']]);
  });

  test('does not submit its form on Enter if the text is not a date, nor by the Enter of an input method', async () => {
    onChange.mockClear();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TextDateInput
          label="From"
          value={null}
          onChange={onChange}
          unreadText={(typed) => `“${typed}” is wrong`}
        />
        <button type="submit">Search</button>
      </form>,
    );
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '1/5/2024{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('“1/5/2024” is wrong');
    fireEvent.change(field, { target: { value: '01/05/2024' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    expect(onChange.mock.calls).toEqual([['2024-05-01']]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
