// The scope of a request or a task, for the statements that it runs: its key, its abort signal and its timeout. It follows
// asynchronous calls, so no function passes it as an argument.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Attributes of a span. */
export type Attributes = Readonly<Record<string, string | number>>

/** The trace of a piece of work, if traces are on. */
export type Trace = {
  /** Runs `work` in a span and returns its result. */
  step<T>(name: string, work: () => T, attributes?: Attributes): T
  /** Starts the last span of the trace; it ends with the trace. */
  last(name: string): void
}

/** The known facts about the work to which a statement belongs. */
export type Scope = {
  /** Key whose share of a pool the statement uses. Without a key, only the size of the pool limits it. */
  readonly share?: string
  /** Aborts when the client is gone. */
  readonly gone?: AbortSignal
  /** Timeout of its statements in ms, if it differs from that of the pool. */
  readonly patienceMs?: number
  readonly trace?: Trace
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs `work` within a scope. */
export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work)
}

/** Returns the scope of the caller. */
export function currentScope(): Scope {
  return scopes.getStore() ?? {}
}

/** Runs a part of the work, in a span if traces are on. */
export function traceStep<T>(name: string, work: () => T, attributes?: Attributes): T {
  const { trace } = currentScope()
  return trace === undefined ? work() : trace.step(name, work, attributes)
}
