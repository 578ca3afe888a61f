// A file's bytes as text: UTF-8 with or without a mark, UTF-16, else Windows-1252, which reads anything.
import { UnreadableFile } from '../fault.ts'

/** Decodes a file. */
export function decode(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableFile('encodage_illisible', undefined, cause)
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Text of our alphabets in UTF-16 has every other byte empty.
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be'
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
