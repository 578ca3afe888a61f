// The package has types only for Flow.
declare module 'hermes-parser' {
  /** Returns the syntax tree of a text; throws if Hermes can not parse it. */
  export function parse(code: string, options?: { sourceType?: 'script' | 'module' }): { type: string }
}
