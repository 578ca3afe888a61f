// `POST /oidc/mot-de-passe`: changes a user's own password, above all a provisional one. OAuth has no endpoint for this; responses look
// like those of the token endpoint. The sign-in page uses the same rules.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Ajv } from 'ajv'
import { type Log, translate } from '../contract/errors.ts'
import { readJson, textFault } from '../json/json.ts'
import type { Sessions } from './database/sessions.ts'
import { hashPassword, MAX_PASSWORD_LENGTH } from './passwords.ts'
import { type Proven, type Signing, signIn } from './signIn.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** The parts needed for the change itself. */
export type Changing = Signing & { readonly sessions: Sessions }

/** The parts needed for the endpoint. */
export type PasswordChangeTools = Changing & {
  isOriginAllowed(origin: string): boolean
  readonly log: Log
}

/** A change: login, old password, new password. */
export type Change = { username: string; password: string; nouveau: string }
/** A refusal in OAuth's form, with the seconds until another attempt. */
export type Refused = { error: string; error_description: string; seconds?: number }

/** Shortest password in characters. */
export const MIN_LENGTH = 12
const MAX_BODY_BYTES = 10_000
const RETRY_AFTER_S = 5

const isChange = new Ajv().compile<Change>({
  type: 'object',
  required: ['username', 'password', 'nouveau'],
  additionalProperties: false,
  properties: { username: { type: 'string' }, password: { type: 'string' }, nouveau: { type: 'string' } },
})

/** Serves the endpoint: 204, or 400 with `error` and `error_description`. */
export function passwordChange(tools: PasswordChangeTools): RequestListener {
  const { isOriginAllowed, log } = tools
  return async (req, res) => {
    try {
      const { origin } = req.headers
      const isForeign = origin !== undefined && !isOriginAllowed(origin)
      const visitor = visitorOf(req, res)
      answer(res, isForeign ? invalid('origin not allowed') : await read(tools, await readBody(req), visitor))
    } catch (error) {
      const { status } = translate(error, log, String(res.getHeader('x-request-id') ?? ''))
      if (status === 503) res.setHeader('retry-after', RETRY_AFTER_S)
      send(res, status, { error: status === 503 ? 'temporarily_unavailable' : 'server_error' })
    }
  }
}

async function read(tools: Changing, body: unknown, visitor: Visitor): Promise<Proven | Refused> {
  if (!isChange(body)) return invalid('username, password and nouveau are required, in JSON')
  return changePassword(tools, body, visitor)
}

/** Changes the password, and ends every session of the account. Returns the account with its new password. */
export async function changePassword(
  tools: Changing,
  change: Change,
  visitor: Visitor,
): Promise<Proven | Refused> {
  const { accounts, sessions } = tools
  const { username, password, nouveau } = change
  const fault = faultOf(nouveau, password, username)
  if (fault !== null) return { error: 'mot_de_passe_refuse', error_description: fault }

  const signedIn = await signIn(tools, username, password, visitor)
  if (signedIn.account === null) {
    if (signedIn.raison === 'inconnu') return refusedGrant('unknown account or wrong password')
    return { ...refusedGrant('trop_de_tentatives'), seconds: signedIn.seconds }
  }
  const { sujet, motDePasse } = signedIn.account
  const hash = await hashPassword(nouveau, visitor.address, visitor.gone)
  const isChanged = await accounts.setPassword(sujet, hash, false, motDePasse)
  if (!isChanged) return refusedGrant('unknown account or wrong password')
  // Ends the sessions of other persons who knew the old password.
  await sessions.revokeAccount(sujet)
  const account = await accounts.findBySujet(sujet)
  return account === null ? refusedGrant('unknown account or wrong password') : { ...signedIn, account }
}

function faultOf(nouveau: string, old: string, username: string): string | null {
  if ([...nouveau].length < MIN_LENGTH) return `at least ${MIN_LENGTH} characters`
  if (nouveau.length > MAX_PASSWORD_LENGTH) return `at most ${MAX_PASSWORD_LENGTH} characters`
  if (nouveau === old) return 'not the old one'
  if (nouveau.toLowerCase() === username.toLowerCase()) return 'not the login'
  return textFault(nouveau)
}

/** Returns the value of a JSON body; undefined if there is no body. */
async function readBody(req: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  const reading = readJson(Buffer.concat(chunks))
  return 'value' in reading ? reading.value : undefined
}

function invalid(error_description: string): Refused {
  return { error: 'invalid_request', error_description }
}

function refusedGrant(error_description: string): Refused {
  return { error: 'invalid_grant', error_description }
}

function answer(res: ServerResponse, outcome: Proven | Refused): void {
  if (!('error' in outcome)) {
    res.writeHead(204, { 'cache-control': 'no-store' }).end()
    return
  }
  const { seconds, ...body } = outcome
  if (seconds !== undefined) res.setHeader('retry-after', seconds)
  send(res, 400, body)
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  res.end(JSON.stringify(body))
}
