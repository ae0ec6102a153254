import { Option } from 'commander';
import { z } from 'zod';
import { contentFileSchema, outputFolderSchema } from '../../administration/index.ts';

/** `--channels-with-results` for `channelsWithResults`. */
export function optionName(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function inner(schema: z.core.$ZodType): { readonly type: z.core.$ZodType; readonly initial: unknown } {
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap());
  if (schema instanceof z.ZodDefault)
    return { type: inner(schema.unwrap()).type, initial: schema.safeParse(undefined).data };
  return { type: schema, initial: undefined };
}

/** The description of a field, or of what it contains. */
function describe(schema: z.core.$ZodType): string {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  if (own !== undefined && own !== '') return own;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? describe(schema.unwrap()) : '';
}

/** Whether a field contains a file, whose path is the option's value. */
export function isContentFile(schema: z.core.$ZodType): boolean {
  return inner(schema).type === contentFileSchema;
}

/** Whether a field requests the files of the result, for which the option names a folder. */
export function isOutputFolder(schema: z.core.$ZodType): boolean {
  return inner(schema).type === outputFolderSchema;
}

function valueName(type: z.core.$ZodType): string {
  if (type === outputFolderSchema) return 'folder';
  if (type === contentFileSchema) return 'file';
  return type instanceof z.ZodArray ? 'list' : 'value';
}

/** The option of a field: a list takes values separated by commas, a boolean takes no value. */
export function optionOf(field: string, schema: z.core.$ZodType): Option {
  const { type, initial } = inner(schema);
  const description = describe(schema);
  if (type instanceof z.ZodBoolean && type !== outputFolderSchema) {
    const name = optionName(field);
    return new Option(initial === true ? name.replace('--', '--no-') : name, description);
  }
  const option = new Option(`${optionName(field)} <${valueName(type)}>`, description);
  if (type instanceof z.ZodArray)
    option.argParser((text: string, before: readonly string[] | undefined) => [
      ...(before ?? []),
      ...text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ]);
  return z.safeParse(schema, undefined).success ? option : option.makeOptionMandatory();
}
