/** A lock that this process holds; a child process that inherits the descriptor `fd` holds it too. */
export type Lock = { readonly fd: number | undefined; release(): Promise<void> }

/** Waits until this process alone holds the lock of that name; `onWait` is called once if another process has it. */
export function acquireLock(name: string, onWait?: () => void): Promise<Lock>
