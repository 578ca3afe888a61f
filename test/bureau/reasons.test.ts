// Issue «The office works without a command line (II)»: a control says in the person's language why an entry could not be read.
import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import { expect, test } from 'vitest'
import { reasonOf } from '../../apps/bureau/src/screens/controles/reasons.ts'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { LEAST } from '../sync/payloads.ts'

const schemas = loadCommandSchemas()
const WRONG: readonly unknown[] = ['', 'x', -1, 1e15, 1.5, true, [], {}, null, 'x'.repeat(3000)]

/** Returns what the service says of each entry when a member at any depth is wrong, is missing, or is too many. */
function reasons(type: CommandType): Set<string> {
  const found = new Set<string>()
  const whole = LEAST[type] as unknown as Record<string, unknown>
  const { version } = COMMAND_TYPES[type]
  const judge = (payload: unknown) => {
    const { raison } = schemas.check(type, version, payload, [])
    if (raison !== null) found.add(raison)
  }
  const spoil = (value: unknown, put: (one: unknown) => unknown) => {
    for (const wrong of WRONG) judge(put(wrong))
    if (Array.isArray(value)) {
      for (const [n, one] of value.entries()) spoil(one, (next) => put(value.with(n, next)))
    } else if (typeof value === 'object' && value !== null) {
      const members = value as Record<string, unknown>
      judge(put({ ...members, inconnu: 1 }))
      for (const [name, one] of Object.entries(members)) {
        const { [name]: _, ...without } = members
        judge(put(without))
        spoil(one, (next) => put({ ...members, [name]: next }))
      }
    }
  }
  spoil(whole, (one) => one)
  return found
}

const all = (Object.keys(COMMAND_TYPES) as CommandType[]).flatMap((type) => [...reasons(type)])

test('no reason of the validator is shown as it wrote it', () => {
  expect(all.length).toBeGreaterThan(300)
  for (const langue of ['fr', 'en'] as const)
    expect(all.map((one) => reasonOf(one, langue)).filter((one) => /\bmust\b|\//.test(one))).toEqual([])
})

test.each([
  ["payload must have required property 'net_g'", 'Il manque : Net'],
  ['payload/net_g must be integer', 'Net : ce n’est pas un nombre de la forme attendue'],
  ['text with U+0000', 'Un caractère ne peut pas être représenté'],
])('«%s» is said in French', (text, said) => {
  expect(reasonOf(text, 'fr')).toBe(said)
})
