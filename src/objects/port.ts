// What this service asks of the store of files, whichever one it is.
import type { RequestHandler } from 'express'

/** A store of files: they go in and out by signed addresses, and never through the API. */
export type ObjectStore = {
  /**
   * An address that takes this one file, once, until it expires: bound to the key, the size, the media type and the
   * SHA-256. Another content is refused, and so is a second file under the key, the same one included (412).
   */
  sendAddress(object: NewObject, seconds: number): Promise<SendAddress>
  /** An address that hands the file out until it expires. */
  readAddress(object: StoredObject, seconds: number): Promise<SignedAddress>
  /** Keeps a file that the service made itself; under a key that is taken nothing changes. */
  put(object: NewObject, content: Buffer): Promise<void>
  /**
   * Keeps a file that the service makes as it sends it, whatever its size, and answers what it came to. Its key says what is
   * in it otherwise than by its SHA-256, which nobody knows yet: the same file once more changes nothing.
   */
  putStream(object: StoredObject, content: AsyncIterable<Uint8Array>): Promise<Found>
  /**
   * What stands under a key, reckoned from its bytes, whatever the store says of them; null when nothing does. No more
   * than `limit` bytes and a little are read: a file that holds more is told as larger.
   */
  inspect(key: string, limit: number): Promise<Found | null>
  /** The bytes under a key; null when nothing stands there, or more than `limit` of them. */
  read(key: string, limit: number): Promise<Buffer | null>
  /** Removes what turned out not to be the file awaited, or is of no use any more; nothing when nothing is there. */
  remove(key: string): Promise<void>
  /** What stands under a folder (`organization/`), in the order of the bytes of its keys, as it is gone through; not what is read. */
  list(folder: string): AsyncIterable<Listed>
  /** The folders in which everything stands: organizations, and what the service keeps for itself. */
  folders(): Promise<readonly string[]>
  /**
   * Tries on an object of its own whether the store does what is asked of it; rejects with a `ConfigError` that says what a
   * person must set right, with anything else when the store does not answer.
   */
  check(): Promise<Trial>
  /** Whether it answers now, asked as cheaply as it can be; rejects when it does not. */
  answer(): Promise<void>
  /** Null unless the store is the embedded one. */
  embedded: EmbeddedStore | null
}

/** A file to come. */
export type NewObject = StoredObject & {
  readonly taille_octets: number
  /** In lowercase hexadecimal. */
  readonly sha256: string
}

/** A file that stands in the store. */
export type StoredObject = { readonly cle: string; readonly type_media: string }

/** An object as the store tells of it, unread. */
export type Listed = { readonly cle: string; readonly taille_octets: number }

/** What was found in the store. */
export type Found = { readonly taille_octets: number; readonly sha256: string }

/** What was learned of a store that serves. */
export type Trial = {
  /** Whether it refuses a content that is not the one of the checksum, or only keeps the checksum beside it. */
  readonly comparesContent: boolean
  /** Whether it refuses what an address was not signed with: else whoever has one may copy another object under its key. */
  readonly refusesCopies: boolean
}

/** An address that is worth its signature. */
export type SignedAddress = { readonly url: string; readonly expire_le: string }

/** The address of a sending, by PUT, with the headers that go with it to the letter. */
export type SendAddress = SignedAddress & { readonly entetes: Readonly<Record<string, string>> }

/** The embedded store as the application serves it, under `OBJECTS_PATH`. */
export type EmbeddedStore = {
  readonly receive: RequestHandler
  readonly handOut: RequestHandler
}

/** Where the embedded store is served: outside of /v1, its addresses need no token. */
export const OBJECTS_PATH = '/objets/:organisation/:fichier/:sha256'
