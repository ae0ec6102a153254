/** What a remote may be called: `mfe-search`. Without a schema, for what only reads addresses. */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
