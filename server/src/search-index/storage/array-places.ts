type NumberArray = Int32Array | Uint32Array | Uint16Array | Uint8Array;
type MakeArray = (buffer: SharedArrayBuffer, at: number, length: number) => NumberArray;

/** The kinds of arrays in an index, as views of a buffer. */
const ARRAYS: Readonly<Record<string, MakeArray>> = {
  Int32Array: (...view) => new Int32Array(...view),
  Uint32Array: (...view) => new Uint32Array(...view),
  Uint16Array: (...view) => new Uint16Array(...view),
  Uint8Array: (...view) => new Uint8Array(...view),
};

/** Every array begins at a multiple, as its elements require. */
const ALIGNMENT = 64;

/** Replaces an array in the stored structure. */
interface ArrayPlace {
  readonly arrayOf: string;
  /** Its first byte within the bytes of all arrays. */
  readonly at: number;
  readonly length: number;
}

export interface PackedArrays {
  /** The structure as JSON, with a place instead of each array. */
  readonly structure: string;
  /** The bytes of all arrays, one after the other: views, not copies. */
  readonly bytes: readonly Uint8Array[];
}

function isNumberArray(value: unknown): value is NumberArray {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value).slice(8, -1) in ARRAYS;
}

function isPlace(value: unknown): value is ArrayPlace {
  return typeof value === 'object' && value !== null && 'arrayOf' in value;
}

/** Separates a structure from the typed arrays in it. Apart from these, it has only what JSON can express. */
export function packArrays(structure: object): PackedArrays {
  const bytes: Uint8Array[] = [];
  let at = 0;
  const text = JSON.stringify(structure, (_key, value: unknown) => {
    if (!isNumberArray(value)) return value;
    const place: ArrayPlace = { arrayOf: value[Symbol.toStringTag], at, length: value.length };
    const padding = new Uint8Array((ALIGNMENT - (value.byteLength % ALIGNMENT)) % ALIGNMENT);
    bytes.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), padding);
    at += value.byteLength + padding.length;
    return place;
  });
  return { structure: text, bytes };
}

/** Restores the structure, with its arrays as views of `buffer`, which contains the bytes of all arrays. */
export function unpackArrays(structure: string, buffer: SharedArrayBuffer): unknown {
  return JSON.parse(structure, (_key, value: unknown) => {
    if (!isPlace(value)) return value;
    const make = ARRAYS[value.arrayOf];
    if (make === undefined) throw new Error(`'${value.arrayOf}' is not a kind of array.`);
    return make(buffer, value.at, value.length);
  });
}
