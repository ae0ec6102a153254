/** Pattern of a remote's name: `mfe-search`. Without a schema, for code that only reads addresses. */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
