export const UNUSED = true;
