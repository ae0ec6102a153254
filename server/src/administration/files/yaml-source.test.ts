import { describe, expect, test } from 'vitest';
import { readYaml } from './yaml-source.ts';

const read = (text: string) => readYaml({ name: 'a.yaml', text });

function errorOf(text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
}

describe('readYaml', () => {
  test('returns the line of a part, or of the part that lacks it', () => {
    const { value, issue } = read('companies:\n  - name: A\n    users:\n      - username: x\n  - name: B\n');
    expect(value).toEqual({ companies: [{ name: 'A', users: [{ username: 'x' }] }, { name: 'B' }] });
    const lineOf = (...path: (string | number)[]) => issue(path, 'wrong').line;
    expect(lineOf('companies', 1, 'name')).toBe(5);
    expect(lineOf('companies', 0, 'users')).toBe(3);
    expect(lineOf('companies', 0, 'users', 0, 'email')).toBe(4);
    expect(issue(['companies', 0, 'name'], 'wrong')).toEqual({
      field: 'companies.0.name',
      message: 'wrong',
      file: 'a.yaml',
      line: 2,
    });
  });

  test('keeps days, country codes and other texts that look like values', () => {
    expect(read('begin: 2026-01-01\ncountries: [NO, FR]\n').value).toEqual({
      begin: '2026-01-01',
      countries: ['NO', 'FR'],
    });
  });

  test.each([
    ['a bracket that is not closed', 'companies: [\n  a,\n', 3],
    ['a key twice', 'companies: []\nother: 1\ncompanies: []\n', 3],
    ['two documents', 'companies: []\n---\ncompanies: []\n', 2],
    ['an unknown alias', 'companies: *nothing\n', 1],
    ['a list that contains itself', 'companies: &all\n  - *all\n', 1],
    ['thousands of levels', '['.repeat(100_000), 1],
  ])('rejects %s', (_, text, line) => {
    expect(errorOf(text)).toMatchObject({
      status: 400,
      details: { issues: expect.arrayContaining([expect.objectContaining({ file: 'a.yaml', line })]) },
    });
  });
});
