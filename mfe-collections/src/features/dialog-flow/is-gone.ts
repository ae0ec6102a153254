/** Whether the server answered that something does not exist, or no longer for this user. */
export const isGone = (error: unknown): boolean => (error as { readonly status?: unknown }).status === 404;
