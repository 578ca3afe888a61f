// The call that a handler serves, and its response. src/handlers.ts lists the handlers.
import type { Caller } from '../../tokens/auth.ts'

/** One request, as its handler reads it. */
export type Call = {
  /** Null on a public route. */
  caller: Caller | null
  /** `p_requete` of the database function: path, query and body members, validated by the schemas of the route. */
  request: Record<string, unknown>
  /** The body as it was received. */
  body: Buffer
  /** The media type of the response. */
  accepted: string
  run: Run
  stream: StreamRows
}

/** Calls a function of schema v1 on behalf of the caller and returns its JSON as text. */
export type Run = (name: string, request: object) => Promise<string>

/**
 * Like `Run`, for a response of several megabytes: yields the rows as they arrive, at least one. A deadlock is not retried,
 * because rows were already yielded.
 */
export type StreamRows = (name: string, request: object) => AsyncIterable<string>

/** A content coding of bodies that are compressed once. */
export type Coding = 'br' | 'gzip'

/**
 * A large body: its first bytes, and an iterator over the rest, which is produced while the body is sent; `rest` is null if there
 * is no more.
 */
export type LargeBody = { readonly held: Uint8Array; readonly rest: AsyncGenerator<Uint8Array> | null }

/** A response whose body is a text. */
export type Answer = {
  body: string
  /** The body if it is large; `body` is then empty. */
  large?: LargeBody
  /** The status; that of the route if absent. */
  status?: number
  /** The media type, if it is not JSON. */
  type?: string
  headers?: Record<string, string>
  /** `body` is base64. */
  isBase64?: true
  /** Returns the compressed body, if it is the same for all clients. */
  compressed?: (coding: Coding) => Buffer
  /** True if the body changes under the same entity tag: it is never replaced by a 304. */
  isUncacheable?: boolean
}

/** A response as it is sent: text, bytes, or a stream of them. */
export type Document = Omit<Answer, 'body'> & { body: string | Buffer | AsyncIterable<string | Uint8Array> }

/** Serves a route. */
export type Serve = (call: Call) => Promise<Answer>
