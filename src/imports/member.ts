// Changes a member's data typed by the office; it is cleaned by the same functions as imported files.
import { Refusal } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'
import { telephone } from './values/telephones.ts'
import { isBlank, isDamaged, oneLine, visible } from './values/texts.ts'

/** Changes a member. Texts are cleaned as in imports, and the telephone must be a number. */
export const correctMember: Serve = async ({ request, run }) => ({
  body: await run(
    'producteurs_modifier',
    Object.fromEntries(Object.entries(request).map(([member, value]) => [member, read(member, value)])),
  ),
})

function read(member: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = oneLine(visible(value))
  if (isBlank(text) || isDamaged(text)) throw fault(member, 'texte_illisible')
  if (member !== 'telephone') return text
  const told = telephone(text)
  if ('fault' in told) throw fault(member, told.fault)
  return told.value
}

const fault = (member: string, raison: string) =>
  new Refusal('parametre_invalide', [{ chemin: `/${member}`, raison }])
