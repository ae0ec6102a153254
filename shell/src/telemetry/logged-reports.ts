/** Names of reports whose content is also in the load log. */
export const LOGGED_REPORTS = /^(remote|unmount) /;
