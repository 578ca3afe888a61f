// What the statements below a request, or a task, are asked for: whose they are, until when somebody wants the answer, and
// how long it may take. It follows the calls by itself, so that no function hands it down.
import { AsyncLocalStorage } from 'node:async_hooks'

/** What is said of a part of a trace. */
export type Attributes = Readonly<Record<string, string | number>>

/** The trace that the work belongs to, where traces are made. */
export type Trace = {
  /** A part that lasts as long as the work, of which it answers what that answers. */
  step<T>(name: string, work: () => T, attributes?: Attributes): T
  /** The last part, which lasts until the trace ends. */
  last(name: string): void
}

/** What is known of the work that a statement belongs to. */
export type Scope = {
  /** Whose share of a pool the statement takes; none has no limit but the pool's own. */
  readonly share?: string
  /** Aborted when nobody waits for the answer any more. */
  readonly gone?: AbortSignal
  /** How long the database may take, where that is not what every statement may. */
  readonly patienceMs?: number
  readonly trace?: Trace
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs `work` within a scope. */
export function within<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work)
}

/** The scope of the caller. */
export function currentScope(): Scope {
  return scopes.getStore() ?? {}
}

/** Does a part of the work, as a part of its trace where there is one. */
export function step<T>(name: string, work: () => T, attributes?: Attributes): T {
  const { trace } = currentScope()
  return trace === undefined ? work() : trace.step(name, work, attributes)
}
