// How the files of an archive stand in it. Whoever unpacks it as it comes reads no directory, but one local header after the other:
// what stands between two of them, or is called otherwise there, is a file that the directory does not tell of.
import type { Entry, ZipFile } from 'yauzl'

// The name that some take instead of the one in the header.
const UNICODE_PATH = 0x70_75
const HAS_DESCRIPTOR = 0b1000
// With or without a signature, of 32 or of 64 bits.
const DESCRIPTORS = [12, 16, 20, 24]
// Stands for a size that is told beside it.
const BESIDE = 0xff_ff_ff_ff

/** What a file is called: the bytes of its name, one letter each. */
export function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString('latin1')
}

/** Files before which something stands that the directory does not tell of, or whose own header says something else. */
export async function disarranged(
  zip: ZipFile,
  entries: readonly Entry[],
  directory: number,
): Promise<string[]> {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  const found: string[] = []
  let [end, hasDescriptor] = [0, false]
  const isNext = (at: number) => at === end || (hasDescriptor && DESCRIPTORS.includes(at - end))
  for (const entry of inOrder) {
    const header = await zip.readLocalFileHeaderPromise(entry).catch(() => null)
    const isSame = header !== null && saysTheSame(header, entry)
    if (!isSame || !isNext(entry.relativeOffsetOfLocalHeader)) found.push(nameOf(entry))
    if (header === null) continue
    end = header.fileDataStart + entry.compressedSize
    hasDescriptor = (header.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0
  }
  const last = inOrder.at(-1)
  if (last !== undefined && !isNext(directory)) found.push(nameOf(last))
  return found
}

type Header = Awaited<ReturnType<ZipFile['readLocalFileHeaderPromise']>>

function saysTheSame(header: Header, entry: Entry): boolean {
  const isSized = (header.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0
  const sizes = ['compressedSize', 'uncompressedSize'] as const
  return (
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    header.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (!isSized || sizes.every((size) => header[size] === entry[size] || header[size] === BESIDE)) &&
    !entry.extraFields.some(({ id }) => id === UNICODE_PATH) &&
    !hasField(header.extraField, UNICODE_PATH)
  )
}

function hasField(fields: Buffer, wanted: number): boolean {
  for (let at = 0; at + 4 <= fields.length; at += 4 + fields.readUInt16LE(at + 2))
    if (fields.readUInt16LE(at) === wanted) return true
  return false
}
