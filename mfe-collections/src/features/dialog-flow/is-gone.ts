/** Whether the server responded that something does not exist, or no longer exists for this user. */
export const isGone = (error: unknown): boolean => (error as { readonly status?: unknown }).status === 404;
