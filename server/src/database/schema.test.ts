import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testDatabases } from '../../testing/test-database.ts';

interface Column {
  type: 'number' | 'string' | 'boolean' | 'string[]' | 'number[]' | 'json' | 'timestamp' | 'bytes';
  nullable: boolean;
  generated: boolean;
}

const KINDS: Readonly<Record<string, Column['type']>> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  'time without time zone': 'string',
  boolean: 'boolean',
  _text: 'string[]',
  _int4: 'number[]',
  jsonb: 'json',
  bytea: 'bytes',
  'timestamp with time zone': 'timestamp',
};

describe.each(testDatabases())('the schema on $name', ({ open }) => {
  test('has table types that match the migrations', async () => {
    const database = await open();
    try {
      const { rows } = await sql<{
        table: string;
        column: string;
        type: string;
        nullable: boolean;
        generated: boolean;
      }>`
        select table_name as "table", column_name as "column",
          case data_type when 'ARRAY' then udt_name else data_type end as type, is_nullable = 'YES' as nullable,
          column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as generated
        from information_schema.columns
        where table_schema = 'public' and table_name not like 'kysely_%'`.execute(database.kysely);
      const actual: Record<string, Record<string, Column>> = {};
      for (const { table, column, type, nullable, generated } of rows)
        (actual[table] ??= {})[column] = { type: KINDS[type] ?? 'json', nullable, generated };
      expect(declaredTables()).toEqual(actual);
    } finally {
      await database.close();
    }
  });
});

/** Reads the interfaces in `schema/` as text, because types do not exist at run time. */
function declaredTables(): Record<string, Record<string, Column>> {
  const folder = new URL('./schema/', import.meta.url);
  const source = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const interfaces = new Map<string, { base: string | undefined; fields: [string, string][] }>();
  for (const [, name = '', base, body = ''] of source.matchAll(
    /interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/g,
  )) {
    const fields = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, field = '', type = '']) => [
      field,
      type,
    ]);
    interfaces.set(name, { base, fields: fields as [string, string][] });
  }
  const fieldsOf = (name: string): [string, string][] => {
    const found = interfaces.get(name);
    return found ? [...(found.base ? fieldsOf(found.base) : []), ...found.fields] : [];
  };
  const tables = [...interfaces.keys()].filter((name) => name.endsWith('Tables')).flatMap(fieldsOf);
  return Object.fromEntries(
    tables.map(([table, type]) => [
      table,
      Object.fromEntries(fieldsOf(type).map(([column, columnType]) => [column, readColumn(columnType)])),
    ]),
  );
}

function readColumn(type: string): Column {
  const generated = type.startsWith('Generated');
  const nullable = type.endsWith('| null') || type === 'OptionalTimestamp';
  const bare = type.replace(/^Generated(?:Always)?<(.*)>$/, '$1').replace(/ \| null$/, '');
  const known: Readonly<Record<string, Column['type']>> = {
    IsoDate: 'string',
    ClockTime: 'string',
    Json: 'json',
    Uint8Array: 'bytes',
    Timestamp: 'timestamp',
    GeneratedTimestamp: 'timestamp',
    OptionalTimestamp: 'timestamp',
  };
  return { type: known[bare] ?? (bare as Column['type']), nullable, generated };
}
