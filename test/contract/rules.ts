// Reads `sql/` for the tests of refusals.

/** A call, or what has the effect of one. */
export type Edge = { readonly caller: string; readonly callee: string }

/** The functions of `sql/`: what each raises, may be refused by what it writes, says that it refuses, and calls. */
export type Rules = {
  readonly raises: ReadonlyMap<string, ReadonlySet<string>>
  readonly calls: readonly Edge[]
  /** Codes of the constraints of the tables that it writes. */
  readonly constrained: ReadonlyMap<string, ReadonlySet<string>>
  /** The triggers that its writing sets off. */
  readonly triggered: readonly Edge[]
  readonly headers: ReadonlyMap<string, Header>
}

/** The text after `Refuses:` in a file's opening comment: codes, and functions whose refusals are its own. */
export type Header = { readonly codes: ReadonlySet<string>; readonly named: readonly string[] }
