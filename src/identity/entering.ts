// What the form of the sign-in page asks for: a sign-in, or a new password first.

import type { Shown } from './pages/forms.ts'
import { type Changing, changePassword } from './passwordChange.ts'
import type { Proven } from './signIn.ts'
import { signIn } from './signIn.ts'
import type { Visitor } from './visitor.ts'

/** A message of the form. */
export type Message = NonNullable<Shown['message']>
/** The person who came in; or the message that they read, and for how many seconds they wait. */
export type Outcome = Proven | { readonly account: null; readonly message: Message }

/** The step that a form is of. */
export function stepOf(form: URLSearchParams): Shown['step'] {
  return form.get('etape') === 'changement' ? 'changement' : 'connexion'
}

/** Judges the form. */
export async function enter(tools: Changing, form: URLSearchParams, visitor: Visitor): Promise<Outcome> {
  const [username, password] = [form.get('identifiant') ?? '', form.get('mot_de_passe') ?? '']
  if (stepOf(form) === 'connexion') {
    const signedIn = await signIn(tools, username, password, visitor)
    if (signedIn.account === null)
      return refused(signedIn.raison, 'seconds' in signedIn ? signedIn.seconds : undefined)
    return signedIn.account.provisoire ? refused('mot_de_passe_a_changer') : signedIn
  }
  const nouveau = form.get('nouveau') ?? ''
  if (nouveau !== form.get('confirmation')) return refused('confirmation')
  const changed = await changePassword(tools, { username, password, nouveau }, visitor)
  if (!('error' in changed)) return changed
  if (changed.error === 'mot_de_passe_refuse') return refused('mot_de_passe_refuse')
  return changed.seconds === undefined ? refused('inconnu') : refused('trop_de_tentatives', changed.seconds)
}

function refused(code: Message['code'], n?: number): Outcome {
  return { account: null, message: { code, ...(n === undefined ? {} : { n }) } }
}
