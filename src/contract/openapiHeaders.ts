// The request and response headers that the contract describes once for all routes.
import { KEY_PATTERN } from './route.ts'

/** Names the organization of a request. */
export const ORGANISATION_HEADER = {
  name: 'X-Organisation',
  in: 'header',
  required: false,
  description: 'Code of the active organization; required when the account belongs to several.',
  schema: { type: 'string' },
}

/** Names an intention, so that the service does it once. */
export const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this one intention, best by a random UUID; bare or in double quotes. Sent again with the same key within seven days the request has no second effect and gets the same answer. A refusal is not kept.',
  schema: { type: 'string', pattern: KEY_PATTERN },
}

// An entity tag of RFC 9110, and a list of them.
const TAG = '(?:W/)?"[!#-~\\u0080-\\u00ff]*"'

/** Names the version of the record that a change is meant for. */
export const VERSION_HEADER = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged.',
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
    description: '`true` when the answer is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  version: {
    description: 'The version of the record: another one as soon as anything of it is shown otherwise.',
    schema: { type: 'string', pattern: '^"[0-9a-f]{32}(?:-[a-z]+)?"$' },
  },
  revenir: {
    description: 'After how many seconds it is worth asking again.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
}
