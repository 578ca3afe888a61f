/** The part of a lock file that lists the packages. */
export type Lock = { readonly packages: Readonly<Record<string, object>> }

/** Returns the folders of node_modules that production does not need, by the lock file. */
export function unneeded(lock: Lock): string[]
