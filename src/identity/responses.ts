// Responses of the provider itself: pages for browsers, JSON for programs, and a discovery document that lists only what is served.
import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { type Log, translate } from '../contract/errors.ts'
import type { Sessions } from './database/sessions.ts'
import { noticePage, signOutPage } from './pages/forms.ts'
import { headersOf, languageOf, type Page, sourceOf, toPage } from './pages/frame.ts'
import type { NOTICES } from './pages/words.ts'

const RETRY_AFTER_S = '5'

/** Returns the notice for a status. */
export function noticeOf(status: number): keyof typeof NOTICES {
  if (status === 429) return 'trop'
  if (status === 503) return 'indisponible'
  return status >= 500 ? 'erreur' : 'refusee'
}

/** Returns the language of a request. */
export function languageAsked(req: IncomingMessage): ReturnType<typeof languageOf> {
  const asked = new URL(req.url ?? '/', 'http://x').searchParams
  return languageOf(req, asked.get('ui_locales'))
}

/** Sends an error page to a browser, or OAuth's error to a program. */
export function renderError(log: Log) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void => {
    if (out.error === 'server_error') sendServiceError(ctx, error, log)
    else if (ctx.accepts('json', 'html') !== 'html') Object.assign(ctx, { type: 'json', body: out })
    else {
      const isOver = error.name === 'SessionNotFound'
      const code = [out.error, out.error_description].filter(Boolean).join(': ')
      const langue = languageAsked(ctx.req)
      send(ctx, isOver ? noticePage(langue, 'expiree') : noticePage(langue, 'refusee', code))
    }
  }
}

/** Sends an error of the service. If the database is down, the client must retry and not sign in again. */
export function sendServiceError(ctx: KoaContextWithOIDC, error: Error, log: Log): void {
  const { status } = translate(error, log, ctx.response.get('x-request-id'))
  ctx.status = status === 503 ? status : 500
  if (status === 503) ctx.set('retry-after', RETRY_AFTER_S)
  const body = { error: status === 503 ? 'temporarily_unavailable' : 'server_error' }
  if (ctx.accepts('json', 'html') !== 'html') Object.assign(ctx, { type: 'json', body })
  else send(ctx, noticePage(languageAsked(ctx.req), noticeOf(ctx.status)))
}

/** Sends the page that asks for a confirmation of sign-out, so that a link alone can not sign a person out. */
export async function sendSignOutPage(ctx: KoaContextWithOIDC): Promise<void> {
  const { secret, postLogoutRedirectUri } = stateOf(ctx)
  const action = new URL(ctx.oidc.urlFor('end_session_confirm')).pathname
  const self = (ctx.req as IncomingMessage & { originalUrl: string }).originalUrl
  const page = signOutPage(languageAsked(ctx.req), action, secret ?? '', self)
  send(ctx, { ...page, leadsTo: postLogoutRedirectUri === undefined ? '' : sourceOf(postLogoutRedirectUri) })
}

/** Sends the page after a sign-out without a redirect. */
export async function sendSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  send(ctx, noticePage(languageAsked(ctx.req), 'sorti'))
}

type Leaving = { readonly secret?: string; readonly postLogoutRedirectUri?: string; readonly state?: string }

function stateOf(ctx: KoaContextWithOIDC): Leaving {
  return ((ctx.oidc.session as { state?: Leaving } | undefined)?.state ?? {}) as Leaving
}

/**
 * Corrects the provider: a sign-out also ends the sessions opened in that browser, a browser that is not signed in is redirected
 * at once, and the discovery document lists only what is served.
 */
export function correctProvider(provider: Provider, sessions: Sessions, knowsPasswordGrant: boolean): void {
  // For `form_post`, sends an error in the URL instead, because the library's form needs a script, which the pages do not allow.
  provider.on('authorization.error', ({ oidc: { params } }) => {
    if (params?.response_mode === 'form_post') params.response_mode = undefined
  })
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as { oidc?: KoaContextWithOIDC['oidc'] }
    if (oidc?.route === 'end_session_confirm' && ctx.status === 303)
      await sessions.end(Object.values(oidc.session?.authorizations ?? {}).map(({ grantId = '' }) => grantId))
    if (oidc?.route === 'discovery') {
      const told = ctx.body as { grant_types_supported: string[] }
      ctx.body = {
        ...told,
        claims_supported: ['iss', 'sub', 'auth_time'],
        grant_types_supported: told.grant_types_supported.filter(
          (grant) => knowsPasswordGrant || grant !== 'password',
        ),
        response_modes_supported: ['query', 'fragment'],
      }
    }
    const isNobody = oidc?.route === 'end_session' && oidc.session?.accountId === undefined
    if (isNobody && ctx.status === 200) leave(ctx as KoaContextWithOIDC)
  })
}

function leave(ctx: KoaContextWithOIDC): void {
  const { postLogoutRedirectUri, state } = stateOf(ctx)
  if (postLogoutRedirectUri === undefined) {
    send(ctx, noticePage(languageAsked(ctx.req), 'sorti'))
    return
  }
  const url = new URL(postLogoutRedirectUri)
  if (state !== undefined) url.searchParams.set('state', state)
  ctx.status = 303
  ctx.redirect(url.href)
}

function send(ctx: KoaContextWithOIDC, page: Page): void {
  for (const [name, value] of Object.entries(headersOf(page))) ctx.set(name, value)
  ctx.body = toPage(page)
}
