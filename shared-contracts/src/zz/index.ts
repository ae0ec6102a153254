export const hello = <T>(x: T): T => x;
