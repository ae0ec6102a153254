/** Limits of a JSON text. No body of the API comes close. */
export const JSON_BOUNDS = {
  /** Depth of nested objects and arrays. */
  depth: 32,
  propertiesOfObject: 200,
  /** Of all objects together: the names of a spreadsheet's filters are the most. */
  properties: 60_000,
  /** Elements of all arrays and objects together: ticked rows and the options of filters are the most. */
  values: 150_000,
} as const;

/** Where a text exceeds the limits. */
export interface JsonExcess {
  /** The field of the outermost object, or the index of the outermost array. */
  readonly field: string;
  readonly message: string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Scans a JSON text without building values: parsing hundreds of thousands of names takes seconds. Undefined
 * if it is within the limits, or broken before it exceeds them, which the parser reports.
 */
export function findExcess(text: string): JsonExcess | undefined {
  /** Number of properties of each open object, by depth. */
  const ofObject: number[] = [];
  let depth = 0;
  let properties = 0;
  let values = 0;
  /** Where the last string begins, including its quote, and ends. */
  let last = [0, 0];
  let field = '';
  let isList = false;
  let index = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(text, at);
        if (end === -1) return undefined;
        last = [at, end + 1];
        at = end;
        break;
      }
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > JSON_BOUNDS.depth) return { field, message: 'Is nested too deeply' };
        ofObject[depth] = 0;
        if (depth === 1) isList = text[at] === '[';
        if (depth === 1 && isList) field = '0';
        values += 1;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case COLON:
        if (depth === 1) field = nameOf(text.slice(...last));
        properties += 1;
        ofObject[depth] = (ofObject[depth] ?? 0) + 1;
        if (Number(ofObject[depth]) > JSON_BOUNDS.propertiesOfObject || properties > JSON_BOUNDS.properties)
          return { field, message: 'Has too many properties' };
        break;
      case COMMA:
        if (depth === 1 && isList) field = String((index += 1));
        values += 1;
        break;
    }
    if (values > JSON_BOUNDS.values) return { field, message: 'Has too many elements' };
  }
  return undefined;
}

/** Position of the closing quote for an opening one; -1 if there is none. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    // An even number of backslashes escape one another, and not the quote.
    if ((end - before) % 2 === 0) return end;
  }
  return -1;
}

/** Maximum characters of a name in an error message. */
const NAME_LENGTH_MAX = 100;

function nameOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted)).slice(0, NAME_LENGTH_MAX);
  } catch {
    return '';
  }
}
