import type { CardPrinter, PrintRequest } from '../src/features/card-pdf/card-printer.ts';

/** The output of `notingPrinter`. */
export const PRINTED = new TextEncoder().encode('%PDF-1.4 printed');

/** A printer without a browser: tests check its input. */
export function notingPrinter() {
  const requests: PrintRequest[] = [];
  let response = (_request: PrintRequest): Promise<Uint8Array> => Promise.resolve(PRINTED);
  const printer: CardPrinter = {
    print(given) {
      requests.push(given);
      return response(given);
    },
    close: () => Promise.resolve(),
  };
  return {
    printer,
    requests,
    last: (): PrintRequest => {
      const last = requests.at(-1);
      if (!last) throw new Error('Nothing was printed');
      return last;
    },
    answerWith: (next: typeof response) => (response = next),
  };
}
