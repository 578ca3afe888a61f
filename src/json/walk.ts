// Walks through a JSON text, token by token, to find what `JSON.parse` hides: positions of values, duplicate keys, texts and numbers as
// written. The text has passed `JSON.parse`, so its syntax is valid. The loop keeps its own stack, so deep nesting can not overflow the
// call stack.
import { createScanner } from 'jsonc-parser'

/** An enclosing object or array: the keys seen (null in an array), and the current key or index. */
export type Frame = { keys: Set<string> | null; key: string; index: number }

/** A token. `word` is a number, `true`, `false` or `null`; `depth` means that a level is too deep. */
export type Token =
  | { readonly kind: 'key'; readonly text: string; readonly isRepeated: boolean }
  | { readonly kind: 'text' | 'word' | 'depth'; readonly text: string }

/** Callbacks of the walk. `stack` is the current position, outermost first. */
export type Visitor = {
  begin?(stack: readonly Frame[], offset: number): void
  end?(stack: readonly Frame[], offset: number): void
  /** Returns true to stop the walk. The walk stops by itself at `maxDepth`. */
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
