import type { Server } from 'node:net'

/** A lock that is held; a child process that gets `server` among its stdio holds it too. */
export type Lock = { readonly server: Server | 'ignore'; release(): Promise<void> }

/** Waits until this process alone holds the lock of that name; `onWait` is called once when somebody else has it. */
export function acquireLock(name: string, onWait?: () => void): Promise<Lock>
