// What the provider itself tells: to a browser a page, to a program JSON; and in its discovery nothing but what is so.
import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { type Log, translate } from '../contract/errors.ts'
import type { Sessions } from './database/sessions.ts'
import { noticePage, signOutPage } from './pages/forms.ts'
import { headersOf, languageOf, type Page, sourceOf, toPage } from './pages/frame.ts'
import type { NOTICES } from './pages/words.ts'

const RETRY_AFTER_S = '5'

/** What a failure is called on a page, by its status. */
export function noticeOf(status: number): keyof typeof NOTICES {
  if (status === 429) return 'trop'
  if (status === 503) return 'indisponible'
  return status >= 500 ? 'erreur' : 'refusee'
}

/** The language of whoever asks. */
export function languageAsked(req: IncomingMessage): ReturnType<typeof languageOf> {
  const asked = new URL(req.url ?? '/', 'http://x').searchParams
  return languageOf(req, asked.get('ui_locales'))
}

/** Tells a browser that nothing came of it, and a program by OAuth's words. */
export function renderError(log: Log) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void => {
    if (out.error === 'server_error') explain(ctx, error, log)
    else if (ctx.accepts('json', 'html') !== 'html') Object.assign(ctx, { type: 'json', body: out })
    else {
      const isOver = error.name === 'SessionNotFound'
      const code = [out.error, out.error_description].filter(Boolean).join(': ')
      const langue = languageAsked(ctx.req)
      send(ctx, isOver ? noticePage(langue, 'expiree') : noticePage(langue, 'refusee', code))
    }
  }
}

/** A database that is away says nothing of the password: whoever asked must try again, not sign in again. */
export function explain(ctx: KoaContextWithOIDC, error: Error, log: Log): void {
  const { status } = translate(error, log, ctx.response.get('x-request-id'))
  ctx.status = status === 503 ? status : 500
  if (status === 503) ctx.set('retry-after', RETRY_AFTER_S)
  const body = { error: status === 503 ? 'temporarily_unavailable' : 'server_error' }
  if (ctx.accepts('json', 'html') !== 'html') Object.assign(ctx, { type: 'json', body })
  else send(ctx, noticePage(languageAsked(ctx.req), noticeOf(ctx.status)))
}

/** The page that asks whether to sign out; nobody is signed out by a link alone. */
export async function askWhetherToSignOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { secret, postLogoutRedirectUri } = stateOf(ctx)
  const action = new URL(ctx.oidc.urlFor('end_session_confirm')).pathname
  const self = (ctx.req as IncomingMessage & { originalUrl: string }).originalUrl
  const page = signOutPage(languageAsked(ctx.req), action, secret ?? '', self)
  send(ctx, { ...page, leadsTo: postLogoutRedirectUri === undefined ? '' : sourceOf(postLogoutRedirectUri) })
}

/** The page of whoever signed out and is sent nowhere. */
export async function tellSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  send(ctx, noticePage(languageAsked(ctx.req), 'sorti'))
}

type Leaving = { readonly secret?: string; readonly postLogoutRedirectUri?: string; readonly state?: string }

function stateOf(ctx: KoaContextWithOIDC): Leaving {
  return ((ctx.oidc.session as { state?: Leaving } | undefined)?.state ?? {}) as Leaving
}

/**
 * Mends what the provider would say of itself and do: whoever signs out leaves no session that came of their browser, and where
 * nobody is signed in they are sent on at once.
 */
export function mend(provider: Provider, sessions: Sessions, knowsPasswordGrant: boolean): void {
  // Whoever asks for an answer by a form is told in the address that there is none: the library's own form needs a script.
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
