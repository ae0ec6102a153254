/** Fields of `given` that its schema does not have: reading it has dropped them. */
export const unknownFields = (given: object = {}, read: object = {}): string[] =>
  Object.keys(given).filter((field) => !Object.hasOwn(read, field));
