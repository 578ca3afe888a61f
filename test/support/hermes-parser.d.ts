// The package comes with types of Flow alone.
declare module 'hermes-parser' {
  /** The tree of a text that Hermes can read; throws where it can not. */
  export function parse(code: string, options?: { sourceType?: 'script' | 'module' }): { type: string }
}
