// Judges the form of the sign-in page: a sign-in, or a change of password followed by a sign-in.

import type { Shown } from './pages/forms.ts'
import { type Changing, changePassword } from './passwordChange.ts'
import type { Proven } from './signIn.ts'
import { signIn } from './signIn.ts'
import type { Visitor } from './visitor.ts'

/** A message of the form: its code, and a number for its text. */
export type Message = NonNullable<Shown['message']>
/** The proven account; or the message to show, with the seconds to wait. */
export type Outcome = Proven | { readonly account: null; readonly message: Message }

/** Returns the step that a form belongs to. */
export function stepOf(form: URLSearchParams): Shown['step'] {
  return form.get('etape') === 'changement' ? 'changement' : 'connexion'
}

/** Judges the form. */
export async function judgeForm(tools: Changing, form: URLSearchParams, visitor: Visitor): Promise<Outcome> {
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
