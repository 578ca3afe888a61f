// The request and response headers that the contract describes once for all routes.
import { KEY_PATTERN } from './route.ts'

/** Names the organization of a request. */
export const ORGANISATION_HEADER = {
  name: 'X-Organisation',
  in: 'header',
  required: false,
  description: 'Code of the active organization; required if the account belongs to several.',
  schema: { type: 'string' },
}

/** Names an intention of the client, so that the service carries it out only once. */
export const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this intention, preferably by a random UUID; bare or in double quotes. If the request is sent again with the same key within seven days, it has no second effect and gets the same response. Refusals are not stored.',
  schema: { type: 'string', pattern: KEY_PATTERN },
}

// An entity tag of RFC 9110, and a list of them.
const TAG = '(?:W/)?"[!#-~\\u0080-\\u00ff]*"'

/** Names the version of the record that the change is based on. */
export const VERSION_HEADER = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the record from a GET of the same path, or several: the change is made only if the record still has one of these versions, and otherwise refused with 412. Without the header, or with `*`, it is made on any version. A request that was already done under its `Idempotency-Key` gets the same response again without this check.',
  schema: { type: 'string', pattern: `^(?:\\*|[\\t ,]*${TAG}(?:[\\t ]*,[\\t ,]*${TAG})*[\\t ,]*)$` },
}

/** Names the version of the record that the client has. */
export const SEEN_HEADER = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the record that the client has: 304, without a body, while it is the same.',
  schema: { type: 'string' },
}

/** The response headers, by component name. */
export const HEADERS = {
  rejouee: {
    description: '`true` if the response is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  version: {
    description: 'The version of the record: it changes with anything shown of the record.',
    schema: { type: 'string', pattern: '^"[0-9a-f]{32}(?:-[a-z]+)?"$' },
  },
  revenir: {
    description: 'Seconds to wait before a retry.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
}
