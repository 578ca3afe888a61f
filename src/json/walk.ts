// The walk through a JSON text, token by token, for what `JSON.parse` hides: where values stand, keys written twice, texts
// and numbers as they were written. The text has passed `JSON.parse`, so its syntax is not judged again; the loop keeps
// its own stack, so no depth of nesting can exhaust the machine's.
import { createScanner } from 'jsonc-parser'

/** An object or array that the walk stands in: the keys seen (null in an array), the key or index at hand. */
export type Frame = { keys: Set<string> | null; key: string; index: number }

/** What is found on the way. `word` is a number, `true`, `false` or `null`; `depth` is one level too many. */
export type Token =
  | { readonly kind: 'key'; readonly text: string; readonly isRepeated: boolean }
  | { readonly kind: 'text' | 'word' | 'depth'; readonly text: string }

/** What the walk tells; `stack` is where it stands, outermost first. */
export type Visitor = {
  begin?(stack: readonly Frame[], offset: number): void
  end?(stack: readonly Frame[], offset: number): void
  /** Answers true to stop the walk, which stops by itself at `maxDepth`. */
  found(token: Token, stack: readonly Frame[]): boolean
}

/** Walks through a text that `JSON.parse` accepted. */
export function walkJson(text: string, maxDepth: number, visitor: Visitor): void {
  const scanner = createScanner(text, true)
  const stack: Frame[] = []
  let expectsKey = false

  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const character = text.charAt(offset)
    const top = stack.at(-1)
    if (character === '{' || character === '[') {
      visitor.begin?.(stack, offset)
      stack.push({ keys: character === '{' ? new Set() : null, key: '', index: 0 })
      expectsKey = character === '{'
      if (stack.length > maxDepth) {
        visitor.found({ kind: 'depth', text: character }, stack)
        return
      }
    } else if (character === '}' || character === ']') {
      stack.pop()
      visitor.end?.(stack, offset + 1)
    } else if (character === ',' && top !== undefined) {
      expectsKey = top.keys !== null
      top.index += 1
    } else if (character === ':') {
      expectsKey = false
    } else if (expectsKey && top?.keys) {
      top.key = scanner.getTokenValue()
      const isRepeated = top.keys.has(top.key)
      top.keys.add(top.key)
      if (visitor.found({ kind: 'key', text: top.key, isRepeated }, stack)) return
    } else {
      visitor.begin?.(stack, offset)
      const kind = character === '"' ? 'text' : 'word'
      if (visitor.found({ kind, text: scanner.getTokenValue() }, stack)) return
      visitor.end?.(stack, offset + scanner.getTokenLength())
    }
  }
}
