/**
 * Number of the lock that the import of a file holds until its transaction ends. A second import waits for it, because
 * each would add what the other adds.
 */
export const IMPORT_LOCK = 7_402_118;
