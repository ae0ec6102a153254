/** A position in PostgreSQL's write-ahead log, in bytes from its start: later writes have higher ones. */
export type LogPosition = bigint;

/**
 * What a server has written (the primary) or replayed (a replica). Everything that an earlier snapshot
 * contains was written up to here: as the first statement of a transaction it is an upper bound of what the
 * transaction sees. Everything replayed up to here is in all later snapshots.
 */
export const POSITION_SQL = `select pg_is_in_recovery() as "isReplica",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
    - '0/0'::pg_lsn)::text as position`;

export interface PositionRow {
  readonly isReplica: boolean;
  /** A `LogPosition`. Null: a replica that has not replayed anything yet. */
  readonly position: string | null;
}
