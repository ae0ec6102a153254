/** The largest id that the database can hold. */
export const LARGEST_ID = 2 ** 31 - 1;
