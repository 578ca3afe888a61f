// The interface of object stores.
import type { RequestHandler } from 'express'

/** An object store. Files are uploaded and downloaded through signed URLs, never through the API. */
export type ObjectStore = {
  /** Names the store for an operator, with the settings that choose it. */
  readonly place: string
  /**
   * Returns a URL that accepts this one file, once, until it expires: it is bound to the key, size, media type and SHA-256. The
   * store refuses other content, and refuses a second file under the same key even if it is identical (412).
   */
  sendAddress(object: NewObject, seconds: number): Promise<SendAddress>
  /** Returns a URL that serves the file until it expires. */
  readAddress(object: StoredObject, seconds: number): Promise<SignedAddress>
  /** Stores a file that the service made. An existing key stays unchanged. */
  put(object: NewObject, content: Buffer): Promise<void>
  /**
   * Stores a file of any size while the service makes it, and returns its size and hash. The SHA-256 is not known at the start,
   * so the key must identify the content in another way: storing the same file again then changes nothing.
   */
  putStream(object: StoredObject, content: AsyncIterable<Uint8Array>): Promise<Found>
  /**
   * Returns size and hash of an object, calculated from its bytes and not from the store's metadata; null if there is no such
   * object. Reads at most a little more than `limit` bytes: a larger object is reported as larger.
   */
  inspect(key: string, limit: number): Promise<Found | null>
  /** Returns the bytes of an object; null if there is no such object, or if it has more than `limit` bytes. */
  read(key: string, limit: number): Promise<Buffer | null>
  /** Passes the bytes of an object, of any size, to `take` and returns its result; null if there is no such object. */
  stream<T>(key: string, take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>): Promise<T | null>
  /** Removes an object; does nothing if there is none. */
  remove(key: string): Promise<void>
  /** Lists the objects under a folder (`organization/`), in the byte order of their keys, without reading them. */
  list(folder: string): AsyncIterable<Listed>
  /** Returns the folders of the store: organizations, and the service's own ones. */
  folders(): Promise<readonly string[]>
  /**
   * Checks with a test object that the store works. Rejects with a `ConfigError` that tells the operator what to correct; rejects
   * with another error if the store is down.
   */
  check(): Promise<Trial>
  /** Checks at little cost that the store responds; rejects if it does not. */
  answer(): Promise<void>
  /** Null unless the store is the embedded one. */
  embedded: EmbeddedStore | null
}

/** A file to be stored. */
export type NewObject = StoredObject & {
  readonly taille_octets: number
  /** In lowercase hexadecimal. */
  readonly sha256: string
}

/** A stored file. */
export type StoredObject = { readonly cle: string; readonly type_media: string }

/** An object in a listing, whose content was not read. */
export type Listed = { readonly cle: string; readonly taille_octets: number }

/** An object that was found. */
export type Found = { readonly taille_octets: number; readonly sha256: string }

/** Result of a successful check. */
export type Trial = {
  /** True if the store refuses content with another checksum; false if it only stores the checksum. */
  readonly comparesContent: boolean
  /**
   * True if the store refuses a request with headers that the signature of its URL does not cover. Otherwise a client could use
   * an upload URL to copy another object to the key of this URL.
   */
  readonly refusesCopies: boolean
}

/** A signed URL. */
export type SignedAddress = { readonly url: string; readonly expire_le: string }

/** An upload URL (PUT), with the headers that the request must contain unchanged. */
export type SendAddress = SignedAddress & { readonly entetes: Readonly<Record<string, string>> }

/** The embedded store as the application serves it, under `OBJECTS_PATH`. */
export type EmbeddedStore = {
  readonly receive: RequestHandler
  readonly handOut: RequestHandler
}

/** Route of the embedded store, outside of /v1: its URLs need no token. */
export const OBJECTS_PATH = '/objets/:organisation/:fichier/:sha256'
