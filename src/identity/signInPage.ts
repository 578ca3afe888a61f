// `/oidc/connexion/{demande}`: the page to sign in, or to change a password that is provisional or known to others. The provider
// redirects browsers here and back. The same rules apply as for the password grant.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { type Log, translate } from '../contract/errors.ts'
import { CLIENT } from './clients.ts'
import type { Account } from './database/accounts.ts'
import { openGrant } from './openGrant.ts'
import { failuresPage, formPage, noticePage, type Shown } from './pages/forms.ts'
import { languageOf, sendPage, sourceOf } from './pages/frame.ts'
import type { Changing } from './passwordChange.ts'
import { judgeForm, type Message, stepOf } from './signInForm.ts'
import { visitorOf } from './visitor.ts'

/** The parts needed for the page. */
export type SignInTools = Changing & {
  readonly provider: Provider
  /** Key of the proof that this service showed a form. */
  readonly key: Buffer
  /** Path of the provider, as browsers see it. */
  readonly base: string
  isOriginAllowed(origin: string): boolean
  readonly log: Log
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Path of the sign-in page below the provider. */
export const SIGN_IN_PATH = '/connexion/'

/** Serves the page. */
export function signInPage(tools: SignInTools): RequestListener {
  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://x')
    try {
      const interaction = await interactionOf(tools.provider, req, res, url.pathname)
      if (interaction === null) tell(req, res, url, 400, 'expiree')
      else if (req.method === 'POST') await receive(tools, req, res, interaction)
      else show(res, interaction, askedOf(tools, req, url, interaction), 200)
    } catch (error) {
      const { status } = translate(error, tools.log, String(res.getHeader('x-request-id') ?? ''))
      if (status === 503) res.setHeader('Retry-After', '5')
      tell(req, res, url, status, status === 503 ? 'indisponible' : 'erreur')
    }
  }
}

// Returns the sign-in in progress, if the cookie and the URL name the same one.
async function interactionOf(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(req, res)
    return path === SIGN_IN_PATH + interaction.uid ? interaction : null
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

function askedOf(tools: SignInTools, req: IncomingMessage, url: URL, interaction: Interaction): Shown {
  const { login_hint } = interaction.params
  return {
    langue: languageOf(req, url.searchParams.get('ui_locales'), interaction.params.ui_locales),
    action: tools.base + SIGN_IN_PATH + interaction.uid,
    jeton: proofOf(tools, interaction),
    identifiant: typeof login_hint === 'string' ? login_hint.slice(0, 200) : '',
    step: url.searchParams.get('etape') === 'changement' ? 'changement' : 'connexion',
    message: null,
  }
}

function proofOf({ key }: SignInTools, { uid }: Interaction): string {
  return createHmac('sha256', key).update(uid).digest('base64url')
}

async function receive(
  tools: SignInTools,
  req: IncomingMessage,
  res: ServerResponse,
  interaction: Interaction,
): Promise<void> {
  const form = await formOf(req)
  const url = new URL(`/?ui_locales=${encodeURIComponent(form.get('langue') ?? '')}`, 'http://x')
  if (!isOwn(tools, req, interaction, form)) return tell(req, res, url, 403, 'refusee')
  if (form.get('acte') === 'annuler') {
    interaction.result = { error: 'access_denied', error_description: 'the person did not sign in' }
    return leave(res, interaction)
  }
  const asked = askedOf(tools, req, url, interaction)
  const shown: Shown = { ...asked, identifiant: form.get('identifiant') ?? '', step: stepOf(form) }
  const outcome = await judgeForm(tools, form, visitorOf(req, res))
  const before = await tools.provider.Session.get(tools.provider.createContext(req, res))
  if (outcome.account !== null && (await open(tools, interaction, outcome.account, before))) {
    const { account, browser, failures } = outcome
    res.appendHeader('Set-Cookie', tools.browsers.remember(req.headers.cookie, account, browser))
    if (failures === null) return leave(res, interaction)
    await interaction.persist()
    return sendPage(res, 200, failuresPage(asked, failures, interaction.returnTo))
  }
  const message: Message = outcome.account === null ? outcome.message : { code: 'inconnu' }
  const step = message.code === 'mot_de_passe_a_changer' ? 'changement' : shown.step
  if (message.n !== undefined) res.setHeader('Retry-After', message.n)
  show(res, interaction, { ...shown, step, message }, 400)
}

function isOwn(
  tools: SignInTools,
  req: IncomingMessage,
  interaction: Interaction,
  form: URLSearchParams,
): boolean {
  const { origin } = req.headers
  if (origin !== undefined && origin !== 'null' && !tools.isOriginAllowed(origin)) return false
  const given = Buffer.from(form.get('jeton') ?? '')
  const right = Buffer.from(proofOf(tools, interaction))
  return given.length === right.length && timingSafeEqual(given, right)
}

// Signs an account in. A browser belongs to one person at a time: if another account was signed in, it is signed out. A session
// of the same account continues, so that its end also ends everything opened in it. `before` is the browser's session at the
// start; another page may have changed it meanwhile.
async function open(
  tools: SignInTools,
  interaction: Interaction,
  account: Account,
  before: InstanceType<Provider['Session']>,
): Promise<boolean> {
  const { provider, accounts, sessions } = tools
  const isSame = before.accountId === account.sujet
  const kept = isSame ? await provider.Grant.find(before.grantIdFor(CLIENT) ?? '') : undefined
  const grant = kept ?? (await openGrant(provider, accounts, account, CLIENT))
  if (grant === null) return false
  if (before.accountId !== undefined && !isSame) await sessions.endBrowser(before.uid)
  // A change of password also ended this browser's session: the sign-in continues without it.
  if (kept === undefined) interaction.session = undefined
  const login = { accountId: account.sujet, remember: false }
  interaction.result = { login, consent: { grantId: grant.jti } }
  return true
}

async function leave(res: ServerResponse, interaction: Interaction): Promise<void> {
  await interaction.persist()
  res
    .writeHead(303, { location: interaction.returnTo, 'cache-control': 'no-store', 'content-length': '0' })
    .end()
}

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

function show(res: ServerResponse, interaction: Interaction, shown: Shown, status: number): void {
  const page = { ...formPage(shown), leadsTo: sourceOf(String(interaction.params.redirect_uri)) }
  sendPage(res, status, page)
}

function tell(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  status: number,
  what: Parameters<typeof noticePage>[1],
): void {
  sendPage(res, status, noticePage(languageOf(req, url.searchParams.get('ui_locales')), what))
}
