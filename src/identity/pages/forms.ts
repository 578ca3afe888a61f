// The pages: the sign-in form, the change of password, and notices.
import type { Failures } from '../database/attempts.ts'
import { MIN_LENGTH } from '../passwordChange.ts'
import { MAX_PASSWORD_LENGTH } from '../passwords.ts'
import { type Html, html, type Page } from './frame.ts'
import { LABELS, type Language, MESSAGES, NOTICES, type Words } from './words.ts'

/** Values of a form. */
export type Shown = {
  readonly langue: Language
  /** URL to which the form is sent, without a query. */
  readonly action: string
  /** Proves that this service showed the form. */
  readonly jeton: string
  readonly identifiant: string
  readonly step: 'connexion' | 'changement'
  readonly message: { readonly code: keyof typeof MESSAGES; readonly n?: number } | null
}

/** Returns the page that asks for the login, or for a new password. */
export function formPage(shown: Shown): Pick<Page, 'langue' | 'title' | 'main' | 'self'> {
  const { langue, action, jeton, step } = shown
  const isChange = step === 'changement'
  const say = (words: Words) => words[langue]
  const other = `${action}?etape=${isChange ? 'connexion' : 'changement'}&ui_locales=${langue}`
  const main = html`${messageOf(shown)}
<form method="post" action="${action}">
<input type="hidden" name="jeton" value="${jeton}">
<input type="hidden" name="langue" value="${langue}">
<input type="hidden" name="etape" value="${step}">
${isChange ? changeFields(shown) : signInFields(shown)}
<button name="acte" value="entrer">${say(isChange ? LABELS.changer_et_entrer : LABELS.sign_in)}</button>
<button class="plain" name="acte" value="annuler" formnovalidate>${say(LABELS.annuler)}</button>
</form>
<p class="more"><a href="${other}">${say(isChange ? LABELS.retour : LABELS.changer)}</a></p>`
  const title = say(isChange ? LABELS.changer : LABELS.sign_in)
  return { langue, title, main, self: isChange ? `${action}?etape=changement` : action }
}

function messageOf({ langue, message }: Shown): Html {
  if (message === null) return html``
  const text = MESSAGES[message.code][langue].replace('{n}', String(message.n ?? 0))
  return html`<p class="alarm" id="message" role="alert">${text}</p>`
}

type Field = { readonly name: string; readonly label: Words; readonly auto: string; readonly hint?: string }
const PASSWORD = { name: 'mot_de_passe', auto: 'current-password' }
const NEW = { auto: 'new-password' }

function signInFields(shown: Shown): Html {
  return html`${[nameField(shown), field(shown, { ...PASSWORD, label: LABELS.mot_de_passe })]}`
}

function changeFields(shown: Shown): Html {
  return html`${[
    nameField(shown),
    field(shown, { ...PASSWORD, label: LABELS.actuel }),
    field(shown, { ...NEW, name: 'nouveau', label: LABELS.nouveau, hint: 'regle' }),
    html`<p class="hint" id="regle">${LABELS.regle[shown.langue]}</p>`,
    field(shown, { ...NEW, name: 'confirmation', label: LABELS.confirmation }),
  ]}`
}

function nameField(shown: Shown): Html {
  const { langue, identifiant, message } = shown
  return html`<label for="identifiant">${LABELS.identifiant[langue]}</label>
<input id="identifiant" name="identifiant" type="text" value="${identifiant}" required maxlength="200"
 autocomplete="username" autocapitalize="none" spellcheck="false"${described(message !== null && 'message')}>`
}

function field({ langue, message }: Shown, { name, label, auto, hint }: Field): Html {
  const length = auto === 'new-password' ? html` minlength="${String(MIN_LENGTH)}"` : html``
  const by = [message !== null && 'message', hint].filter((id) => typeof id === 'string').join(' ')
  return html`<label for="${name}">${label[langue]}</label>
<input id="${name}" name="${name}" type="password" required maxlength="${String(MAX_PASSWORD_LENGTH)}"${length}
 autocomplete="${auto}"${described(by)}>`
}

function described(ids: string | false): Html {
  return ids ? html` aria-describedby="${ids}"` : html``
}

/** Returns a page with a notice. `code` is for developers. */
export function noticePage(
  langue: Language,
  what: keyof typeof NOTICES,
  code: string | null = null,
): Pick<Page, 'langue' | 'title' | 'main' | 'self'> {
  const { title, text } = NOTICES[what]
  const main = html`<p>${text[langue]}</p>${code === null ? '' : html`<p class="code"><code>${code}</code></p>`}`
  return { langue, title: title[langue], main, self: null }
}

/**
 * Returns the page that reports wrong passwords to the person who has just signed in. It continues to the application, or to a
 * change of password.
 */
export function failuresPage(
  { langue, action }: Pick<Shown, 'langue' | 'action'>,
  { nombre, dernier_le }: Failures,
  returnTo: string,
): Page {
  const format = new Intl.DateTimeFormat(langue, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const { title, text } = NOTICES.essais
  const told = text[langue].replace('{n}', String(nombre)).replace('{le}', `${format.format(dernier_le)} UTC`)
  const main = html`<p class="alarm" role="alert">${told}</p>
<p><a href="${returnTo}">${LABELS.continuer[langue]}</a></p>
<p class="more"><a href="${action}?etape=changement&ui_locales=${langue}">${LABELS.changer[langue]}</a></p>`
  return { langue, title: title[langue], main, self: null }
}

/** Returns the page that asks for a confirmation of sign-out. */
export function signOutPage(
  langue: Language,
  action: string,
  xsrf: string,
  self: string,
): Omit<Page, 'leadsTo'> {
  const { title, text } = NOTICES.sortir
  const main = html`<p>${text[langue]}</p>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="logout" value="yes">
<button>${LABELS.sortir[langue]}</button>
</form>`
  return { langue, title: title[langue], main, self }
}
