// Commands that announce thousands of files are stored, put under control and resumed; no 500 stops the phone.
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { codeOf, corrected, openOffice } from './support/office.ts'

// About the largest number of files that fits into a body (src/http/bodies/bodies.ts).
const MANY = 6_500
const api = await openApi()
const pieces = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const sha256 = createHash('sha256').update(String(n)).digest('hex')
    return { fichier_id: uuidv7(), sha256, role: 'autre' }
  })

test('thousands of files are off schema, and the command’s manual resume awaits them', async () => {
  const office = await openOffice(api)
  const sent = await office.send({}, { pieces_jointes: pieces(MANY) })
  expect(sent.result).toMatchObject({ issue: 'acceptee_controle', motifs: ['donnees_illisibles'] })
  const resumed = await office.decide(
    sent,
    'donnees_illisibles',
    'reprise_manuelle',
    corrected(sent.envelope),
  )
  expect(codeOf(resumed)).toBe('200')
  const [row] = await api.sql('select count(*)::int as n from commande.piece_jointe where commande_id = $1', [
    sent.envelope.id,
  ])
  expect(row).toEqual({ n: MANY })
})

test('a hundred files are attached to their command', async () => {
  const office = await openOffice(api)
  expect((await office.send({}, { pieces_jointes: pieces(100) })).result).toMatchObject({ issue: 'acceptee' })
})
