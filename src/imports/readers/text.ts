// Decodes the bytes of a file: UTF-8 with or without a byte order mark, UTF-16, otherwise Windows-1252, unless the letters show an older
// code page.

import { misreadIn } from '@sillon/telephone/values/texts'
import { UnreadableFile } from '../fault.ts'

// Decodes any bytes, even those of an older code page, though to wrong letters.
const ANY = 'windows-1252'

/** Decodes a file. */
export function decode(bytes: Buffer): string {
  try {
    const encoding = encodingOf(bytes)
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    const lu = encoding === ANY ? misreadIn(text) : null
    if (lu !== null) throw new UnreadableFile('encodage_illisible', { lu })
    return text
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('encodage_illisible', undefined, cause)
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Latin text in UTF-16 has a zero byte in every pair.
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be'
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : ANY
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
