// The package has types only for Flow.
declare module 'hermes-parser' {
  /** The syntax tree of a text; throws if Hermes can not read the text. */
  export function parse(code: string, options?: { sourceType?: 'script' | 'module' }): { type: string }
}
