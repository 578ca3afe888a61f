// Opens a ZIP archive and checks its layout. A program that unpacks a stream reads the local headers one after the other, without
// the directory: bytes between two files, or a different name in a local header, could hide a file that the directory does not list.
import { BlobReader, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'

/** A file of the archive; `read` passes its content on, piece by piece, and rejects if its compression or checksum is wrong. */
export type Found = {
  readonly name: string
  /** The end of the file in the archive. */
  readonly end: number
  read(take: (chunk: Uint8Array) => void): Promise<void>
}
// An archive: its files, and the names of those that the directory hides or describes otherwise than the archive does.
type Archive = { readonly entries: readonly Found[]; readonly misplaced: readonly string[] }

const LOCAL = 0x04_03_4b_50
const HEADER_BYTES = 30
const HAS_DESCRIPTOR = 0b1000
// Sizes of a data descriptor: with or without a signature, with 32-bit or 64-bit sizes.
const DESCRIPTORS = [12, 16, 20, 24]
// Marks a size that is in the ZIP64 extra field instead.
const BESIDE = 0xff_ff_ff_ff
// The extra field with a name that some programs use instead of the header's name.
const UNICODE_PATH = 0x70_75

/** Opens an archive; rejects if the file is none. */
export async function openZip(file: Blob): Promise<Archive> {
  const reader = new ZipReader(new BlobReader(file), {
    useWebWorkers: false,
    checkSignature: true,
    // Names are shown, and never become paths.
    filenameValidation: 'tolerant',
  })
  const entries: Found[] = []
  const places: Place[] = []
  for await (const entry of reader.getEntriesGenerator()) {
    // Valid names are ASCII: other bytes are compared as they are.
    const name = String.fromCharCode(...entry.rawFilename)
    const place = await placeOf(file, entry, name)
    places.push(place)
    entries.push({ name, end: place.end, read: (take) => readEntry(entry, take) })
  }
  return { entries, misplaced: misplacedFiles(places, reader.directoryOffset ?? -1) }
}

async function readEntry(entry: Entry, take: (chunk: Uint8Array) => void): Promise<void> {
  if (entry.directory) return
  await (entry as FileEntry).getData(new WritableStream({ write: (chunk: Uint8Array) => take(chunk) }))
}

type Place = {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly hasDescriptor: boolean
  /** True if the local header agrees with the directory. */
  readonly isSame: boolean
}

async function placeOf(file: Blob, entry: Entry, name: string): Promise<Place> {
  const start = entry.offset
  const header = await viewOf(file, start, HEADER_BYTES)
  if (header.byteLength < HEADER_BYTES || header.getUint32(0, true) !== LOCAL)
    return { name, start, end: start, hasDescriptor: false, isSame: false }
  const [named, extra] = [header.getUint16(26, true), header.getUint16(28, true)]
  const [local, fields] = await Promise.all([
    viewOf(file, start + HEADER_BYTES, named),
    viewOf(file, start + HEADER_BYTES + named, extra),
  ])
  const hasDescriptor = (header.getUint16(6, true) & HAS_DESCRIPTOR) !== 0
  const isSized = (at: number, size: number) =>
    hasDescriptor || [size, BESIDE].includes(header.getUint32(at, true))
  const isSame =
    String.fromCharCode(...bytesOf(local)) === name &&
    header.getUint16(8, true) === entry.compressionMethod &&
    header.getUint16(6, true) === entry.rawBitFlag &&
    isSized(18, entry.compressedSize) &&
    isSized(22, entry.uncompressedSize) &&
    !hasField(viewOn(entry.rawExtraField), UNICODE_PATH) &&
    !hasField(fields, UNICODE_PATH)
  const end = start + HEADER_BYTES + named + extra + entry.compressedSize
  return { name, start, end, hasDescriptor, isSame }
}

// Returns the files whose local header disagrees with the directory, and those that come after bytes that no file has.
function misplacedFiles(places: readonly Place[], directory: number): string[] {
  const found: string[] = []
  let [end, hasDescriptor] = [0, false]
  const isNext = (at: number) => at === end || (hasDescriptor && DESCRIPTORS.includes(at - end))
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    if (!place.isSame || !isNext(place.start)) found.push(place.name)
    ;[end, hasDescriptor] = [place.end, place.hasDescriptor]
  }
  const last = places.toSorted((one, other) => one.start - other.start).at(-1)
  if (last !== undefined && !isNext(directory)) found.push(last.name)
  return found
}

const viewOf = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer())
const viewOn = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const bytesOf = ({ buffer, byteOffset, byteLength }: DataView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

function hasField(fields: DataView, wanted: number): boolean {
  for (let at = 0; at + 4 <= fields.byteLength; at += 4 + fields.getUint16(at + 2, true))
    if (fields.getUint16(at, true) === wanted) return true
  return false
}
