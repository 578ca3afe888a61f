// Measures the depth of a JSON text before `JSON.parse` builds its values.

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Returns true if lists and objects are nested deeper than `most`. Reads each character once. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isText && code === BACKSLASH) at += 1
    else if (code === QUOTE) isText = !isText
    else if (isText) continue
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}
