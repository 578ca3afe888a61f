// What a route's handler is given and answers. The handlers stand in the room of what they know; src/handlers.ts lists them.
import type { Caller } from '../tokens/auth.ts'
import type { Coding } from './compression.ts'
import type { Great } from './stream.ts'

/** What one request comes to for whoever serves it. */
export type Call = {
  /** Null on a public route. */
  caller: Caller | null
  /** `p_requete`: what the request's schemas let through. */
  request: Record<string, unknown>
  /** The body as it was received. */
  body: Buffer
  /** The one of the route's media types that the client takes; JSON where it has no others. */
  accepted: string
  run: Run
  tell: Tell
}

/** Calls a function of schema v1 for the caller and answers its JSON as it is. */
export type Run = (name: string, request: object) => Promise<string>

/**
 * The same, of an answer of some megabytes: its pieces, one at least, each as it comes. Who takes them asks once: what was told of an
 * answer that failed later is told.
 */
export type Tell = (name: string, request: object) => AsyncIterable<string>

/** The body of an answer, already written. */
export type Answer = {
  body: string
  /** The body of a great answer; `body` is empty then. */
  great?: Great
  /** The route's own when absent. */
  status?: number
  /** Its media type when it is not JSON. */
  type?: string
  headers?: Record<string, string>
  /** The body's bytes are written in base64. */
  isBase64?: true
  /** The body compressed, of one that is the same for everybody. */
  compressed?: (coding: Coding) => Buffer
  /** It holds what its entity tag does not tell: it is sent whole. */
  isOfTheMoment?: boolean
}

/** An answer that is no JSON, as it is sent; what is too much to hold comes in pieces. */
export type Document = Omit<Answer, 'body'> & { body: string | Buffer | AsyncIterable<string | Uint8Array> }

/** Serves a route. */
export type Serve = (call: Call) => Promise<Answer>
