// Spec: file-de-controle#reprise-manuelle: over HTTP, a person resumes or discards a command that wrote nothing; no received data
// is ever lost.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openBooks } from './support/books.ts'
import { codeOf, corrected, openOffice, RAISON } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'

const api = await openApi()
const office = await openOffice(api)
const { send, decide, open, controls } = office
const { row, collecte } = openBooks(api)

describe('a command that wrote nothing', () => {
  const unknown = () => send({}, { type: 'collecte.peser' })

  test('reprise_manuelle writes it, linked to its command, with the number of now', async () => {
    const sent = await unknown()
    expect(sent.result).toMatchObject({ motifs: ['donnees_illisibles'], numero_officiel: null, entites: {} })
    const change = corrected(sent.envelope, net(1234))
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', change))).toBe('200')
    const written = await collecte(sent)
    expect(written).toMatchObject({
      commande_id: sent.envelope.id,
      utilisateur_id: UTILISATEUR.agent1,
      reference_provisoire: sent.envelope.reference_provisoire,
      net_g: 1234,
    })
    expect(Date.parse(String(written.date_operation))).toBe(Date.parse(sent.envelope.cree_le_appareil))
    expect(written.numero_officiel).toMatch(/^MP-/)
    expect(await office.resend(sent)).toBe(sent.raw)
  })

  test('a payload that does not match its schema is refused, and leaves no trace', async () => {
    const sent = await unknown()
    const tables = [
      'journal.evenement',
      'commande.reprise',
      'collecte.collecte',
      'numerotation.numero_officiel',
    ]
    const count = async () =>
      (
        await api.sql(`select ${tables.map((table, i) => `(select count(*) from ${table}) as t${i}`).join()}`)
      )[0]
    const before = await count()
    const whole = corrected(sent.envelope)
    for (const payload of [
      {},
      { ...(whole.payload as Draft), net_g: 1 },
      { ...(whole.payload as Draft), pesees: [] },
    ]) {
      const refused = await decide(sent, 'donnees_illisibles', 'reprise_manuelle', { ...whole, payload })
      expect(codeOf(refused)).toBe('400 parametre_invalide')
      expect(refused.body.details).toMatchObject([{ chemin: '/payload' }])
    }
    for (const wrong of [{ type: 'collecte.peser' }, { version_schema: 9 }])
      expect(
        codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', { ...whole, ...wrong })),
      ).toBe('400 parametre_invalide')
    const heavy = corrected(sent.envelope, { pesees: [{ brut_g: 1, tare_g: 2 }] })
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', heavy))).toMatch(/^400 /)
    expect(await count()).toEqual(before)
    expect(await open(sent)).toEqual(['donnees_illisibles'])
  })

  test('an id that another record holds is refused, and leaves no trace', async () => {
    const [sent, other] = [await unknown(), await send(net(5))]
    const change = corrected(other.envelope)
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', change))).toBe(
      '409 identifiant_deja_pris',
    )
    expect(await open(sent)).toEqual(['donnees_illisibles'])
  })

  test('a provisional reference that another command holds stays with it', async () => {
    const first = await send(net(5))
    const { reference_provisoire } = first.envelope
    const sent = await send(net(6), { reference_provisoire })
    expect(sent.result.motifs).toEqual(['donnees_illisibles'])
    expect(
      codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', corrected(sent.envelope))),
    ).toBe('200')
    expect(await collecte(sent)).toMatchObject({ reference_provisoire: null, net_g: 6 })
    expect(await collecte(first)).toMatchObject({ reference_provisoire, net_g: 5 })
  })

  test('what the database can not carry is resumed too, and judged by the payload that resumed it', async () => {
    const sent = await send({ observation: 'a\u0000b' })
    expect(sent.result.motifs).toEqual(['donnees_illisibles'])
    const contrat_id = uuidv7()
    const change = corrected(sent.envelope, { observation: 'ab', contrat_id })
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', change))).toBe('200')
    expect(await open(sent)).toEqual(['reference_inconnue'])
    const without = corrected(sent.envelope, { observation: 'ab', contrat_id: null })
    expect(codeOf(await decide(sent, 'reference_inconnue', 'correction', without))).toBe('200')
    expect(await collecte(sent)).toMatchObject({ contrat_declare: null, statut: 'enregistree' })
  })

  test('abandon leaves a trace and deletes nothing', async () => {
    const sent = await unknown()
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'abandon'))).toBe('200')
    expect(await row('commande.commande', sent.envelope.id)).toMatchObject({ type: 'collecte.peser' })
    const [control] = await controls(sent)
    expect(control).toMatchObject({
      statut: 'leve',
      decision: 'abandon',
      leve_par: UTILISATEUR.rsci,
      raison: RAISON,
    })
    expect(await office.resend(sent)).toBe(sent.raw)
  })
})
