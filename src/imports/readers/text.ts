// Decodes the bytes of a file: UTF-8 with or without a byte order mark, UTF-16, UTF-32, otherwise Windows-1252, unless the letters show an
// older code page.
import { misreadIn } from '@sillon/telephone/values/texts'
import { UnreadableFile } from '../fault.ts'

// Decodes any bytes; those of an older code page give wrong letters.
const ANY = 'windows-1252'

/** Decodes a file. */
export function decode(bytes: Buffer): string {
  try {
    const encoding = isUtf32(bytes) ? null : encodingOf(bytes)
    const text =
      encoding === null ? fromUtf32(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes)
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

// The first character of a table or of GeoJSON, or the byte order mark, has two zero bytes in UTF-32.
function isUtf32(bytes: Buffer): boolean {
  const [one, two, three, four] = bytes
  return bytes.length % 4 === 0 && ((one === 0 && two === 0) || (three === 0 && four === 0 && one !== 0))
}

function fromUtf32(bytes: Buffer): string {
  const isBig = bytes[0] === 0
  const letters: string[] = []
  for (let at = 0; at < bytes.length; at += 4)
    letters.push(String.fromCodePoint(isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)))
  return letters.join('').replace(/^\uFEFF/, '')
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Replaces characters that PostgreSQL can not store in a text: the null character, and halves of a pair. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
