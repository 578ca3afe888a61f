// The data to show, its changes, and the errors among them.
import { PhoneError } from '@sillon/telephone/errors'
import { now, type Phone } from '@sillon/telephone/phone'
import type { Parts } from './parts.ts'
import type { Vue } from './vue.ts'

/** The data to show that change beside the phone's own state. */
export type Shown = Omit<Vue, 'state' | 'now'>

/** Runs a task and shows its error. */
export type Attempt = <T>(task: () => Promise<T>) => Promise<T | null>
/** The data to show, and its changes. */
export type View = ReturnType<typeof shownBy>

// Shows errors of the phone, the service or the disk as codes on the screen; any other error is a bug and is thrown.
/** Makes the function that runs a task and shows its error. */
export function attemptsOf({ phone }: Parts, { show }: View): Attempt {
  return async (task) => {
    try {
      const done = await task()
      show({ erreur: null })
      return done
    } catch (error) {
      if (isFull(error)) show({ erreur: 'memoire_pleine' })
      if (isFull(error)) return null
      if (!(error instanceof PhoneError)) throw error
      const isOut = error.code === 'session_terminee' && phone.state.enrolement === null
      show(isOut ? { erreur: error.code, etape: 'connexion' } : { erreur: error.code })
      return null
    }
  }
}

// SQLite and file systems report a full disk in words of their own.
function isFull(error: unknown): boolean {
  return /SQLITE_FULL|disk is full|ENOSPC|no space left/i.test(String(error))
}

/** Makes the data to show, from its first values. */
export function shownBy(phone: Phone, first: Shown) {
  const listeners = new Set<() => void>()
  const snapshot = (shown: Shown): Vue => ({ ...shown, state: phone.state, now: now(phone) })
  let current = snapshot(first)
  return {
    vue: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(changes: Partial<Shown>) {
      current = snapshot({ ...current, ...changes })
      for (const listener of listeners) listener()
    },
  }
}
