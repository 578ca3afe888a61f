// The part `webhooks` of the contract: what the service sends to the addresses that an organization subscribed.
import type { RouteSchemas } from './routeSchemas.ts'

type Json = Record<string, unknown>

/** Returns an operation for each kind of event. */
export function webhooksOf(schemas: RouteSchemas): Record<string, Json> {
  const kinds = schemas.get('webhooks')?.$defs.genre_evenement?.enum as readonly string[]
  return Object.fromEntries([...kinds, 'essai'].map((kind) => [kind, { post: operationOf(kind) }]))
}

const HEADERS: readonly (readonly [string, string, Json])[] = [
  [
    'webhook-id',
    'The id of the event: the same at each attempt and at a replay.',
    { type: 'string', format: 'uuid' },
  ],
  ['webhook-timestamp', 'The instant of the attempt, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    'Of each secret in force `v1,` and the HMAC-SHA256, in base64, of `<webhook-id>.<webhook-timestamp>.<body>`; separated by spaces.',
    { type: 'string' },
  ],
]

function operationOf(kind: string): Json {
  return {
    operationId: `webhook_${kind.replace('.', '_')}`,
    summary: kind === 'essai' ? 'The test of an address.' : `An event of the kind \`${kind}\`.`,
    description: 'Sent by the service to the addresses that are subscribed with `POST /v1/webhooks`.',
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS.map(([name, description, schema]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/evenement_envoye' },
          example: exampleOf(kind),
        },
      },
    },
    responses: {
      '2XX': { description: 'The receiver has the event. Its body is not read.' },
      410: { description: 'The receiver wants no more events: the webhook is turned off.' },
      default: { description: 'The event is sent again for a day, redirections too.' },
    },
  }
}

const SUBJECT = '01960000-0009-7000-8000-000000000001'

function exampleOf(kind: string): Json {
  const entite = kind === 'essai' ? 'webhook' : kind.split('.')[0]
  return {
    type: kind,
    timestamp: '2026-05-04T09:12:33.000Z',
    data: {
      organisation: 'DEMO',
      entite,
      entite_id: SUBJECT,
      acte: null,
      etat: null,
      adresse: `https://sillon.exemple.org/v1/${entite}s/${SUBJECT}`,
    },
  }
}
