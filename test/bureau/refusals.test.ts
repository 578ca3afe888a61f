// docs/decisions/0106: an act is offered «with the reason where it is not»; apps/bureau/README.md: «its details in words». No member,
// id or word is shown as the service writes it. The examples are the recorded responses of the service.
import { describe, expect, test } from 'vitest'
import type { Desk } from '../../apps/bureau/src/desk.ts'
import { memberWord } from '../../apps/bureau/src/parts/fiche/values.ts'
import { type Line, linesOf } from '../../apps/bureau/src/parts/refusal/details.ts'
import codes from '../../schemas/erreurs.json' with { type: 'json' }
import examples from '../../schemas/exemples.json' with { type: 'json' }

const deskOf = (langue: 'fr' | 'en') =>
  ({
    langue,
    me: { organisation: { devise_defaut: 'XOF', fuseau_horaire: 'Africa/Porto-Novo' } },
  }) as unknown as Desk
const REFUSALS = examples.refus as Readonly<Record<string, { readonly details?: unknown }>>
const told = Object.entries(REFUSALS).filter(([, { details }]) => details !== undefined)
// Left out: a form that shows both versions of the record, or the downgrades to confirm, and the id of an unexpected error, by
// which support finds it in the log.
const ELSEWHERE = new Set(['fiche_changee', 'declassement_a_confirmer', 'erreur_interne'])
const RAW = /^[a-z]+(?:_[a-z0-9]+)+$|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\{|T\d\d:\d\d/
// Codes that the tests gave to their records.
const TYPED = /^(?:\w+_(?:a1)+|nulle_part)$/

function textsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ label, pieces, within }) => [
    label,
    ...pieces.map((piece) => (typeof piece === 'string' ? piece : (piece.text ?? piece.fiche))),
    ...within.flatMap(textsOf),
  ])
}

describe.each(['fr', 'en'] as const)('details of refusals in %s', (langue) => {
  test('every code that promises details has some, in words', () => {
    const promised = Object.entries(codes).flatMap(([code, { description }]) =>
      /details/.test(description) ? [code] : [],
    )
    expect(promised.length).toBeGreaterThan(60)
    const silent = promised.filter(
      (code) => !ELSEWHERE.has(code) && linesOf(REFUSALS[code]?.details, deskOf(langue)).length === 0,
    )
    expect(silent).toEqual([])
  })

  test('no code shows a member, an id or a word as the service writes it', () => {
    expect(told.length).toBeGreaterThan(140)
    const raw = told.flatMap(([code, { details }]) =>
      textsOf(linesOf(details, deskOf(langue)))
        .filter((text) => RAW.test(text) && !TYPED.test(text))
        .map((text) => `${code}: ${text}`),
    )
    expect(raw).toEqual([])
  })
})

test('every member of the details has words of its own', () => {
  const membersIn = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [
          ...(Array.isArray(value) ? [] : [name]),
          ...membersIn(inner),
        ])
  const names = told.flatMap(([code, { details }]) => (ELSEWHERE.has(code) ? [] : membersIn(details)))
  expect([...new Set(names)].filter((name) => memberWord(name, 'fr') === name && name !== 'code')).toEqual([])
})

test('masses are kilograms, what stands in the way is a link, a permission has its name', () => {
  const desk = deskOf('fr')
  expect(linesOf({ plafond_g: 97_624_000, consomme_g: 97_698_500 }, desk)).toEqual([
    { label: 'Plafond', pieces: ['97\u202f624 kg'], within: [] },
    { label: 'Consommé', pieces: ['97\u202f698,5 kg'], within: [] },
  ])
  const id = '01960000-0004-7000-8000-000000000001'
  const standing = {
    entite: 'reception',
    id,
    reference: 'REC-1',
    acte: `POST /v1/receptions/${id}/devalider`,
  }
  expect(linesOf({ entite: 'lot', id, dependances: [standing] }, desk)).toEqual([
    { label: 'Fiche', pieces: [{ fiche: 'lot', id, text: null }], within: [] },
    {
      label: 'Ce qui en dépend',
      pieces: [],
      within: [[{ label: 'Fiche', pieces: [{ fiche: 'reception', id, text: 'REC-1' }], within: [] }]],
    },
  ])
  expect(linesOf({ permissions: ['review.resolve'] }, desk)[0]?.pieces).toEqual(['Lever des contrôles'])
  expect(linesOf([{ chemin: '/net_g', raison: 'must be integer' }], deskOf('en'))[0]?.within).toEqual([
    [{ label: 'Member', pieces: ['Net mass weighed'], within: [] }],
  ])
})
