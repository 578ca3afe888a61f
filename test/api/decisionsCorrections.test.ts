// Spec: file-de-controle#correction: over HTTP, a corrected collection is judged by the same rules with its new content, under
// the same number.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openBooks } from './support/books.ts'
import { codeOf, corrected, openOffice } from './support/office.ts'
import { net } from './support/phones.ts'
import { eventually } from './support/wait.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const office = await openOffice(api)
const { send, decide, open } = office
const { collecte, consumed, ledgerBalances } = openBooks(api)
const WRONG = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }

describe('a corrected collection', () => {
  test('correction: judged again by it, under its number; the producer is told of the second version', async () => {
    const before = await consumed(PRODUCTEUR.ordinary)
    const sent = await send({ ...net(9000), ...WRONG })
    const change = corrected(sent.envelope, { pesees: [{ brut_g: 4321, tare_g: 21 }] })
    expect(codeOf(await decide(sent, 'ecart_calcul', 'correction', change))).toBe('200')
    expect(await collecte(sent)).toMatchObject({
      net_g: 4300,
      numero_officiel: sent.result.numero_officiel,
      statut: 'enregistree',
    })
    expect(await consumed(PRODUCTEUR.ordinary)).toBe(before + 4300)
    expect(await open(sent)).toEqual([])
    await ledgerBalances()
    const [, second] = await eventually(() => {
      const messages = api.server.sms.filter(({ texte }) =>
        texte.includes(String(sent.result.numero_officiel)),
      )
      return messages.length === 2 ? messages : undefined
    })
    expect(second?.texte).toContain('4,300 kg')
    expect(second?.texte).not.toMatch(/contr|correc/i)
    expect(await office.resend(sent)).toBe(sent.raw)
  })

  test('another product takes another number; no other record ever gets the first', async () => {
    const sent = await send({ ...net(10), ...WRONG })
    const change = corrected(sent.envelope, { ...net(10), produit_id: PRODUIT.mangue })
    expect(codeOf(await decide(sent, 'ecart_calcul', 'correction', change))).toBe('200')
    const { numero_officiel } = await collecte(sent)
    expect(numero_officiel).not.toBe(sent.result.numero_officiel)
    expect((await send(net(10))).result.numero_officiel).not.toBe(sent.result.numero_officiel)
  })

  test('a reported error: devalidated, then recorded again under its number', async () => {
    const before = await consumed(PRODUCTEUR.ordinary)
    const sent = await send(net(3000))
    const { id } = await collecte(sent)
    const report = () =>
      send(
        {},
        {
          type: 'collecte.signaler_erreur',
          version_schema: 1,
          payload: { signalement_id: uuidv7(), collecte_id: id, motif: 'poids', correction_proposee: null },
        },
      )
    const first = await report()
    expect(first.result.motifs).toEqual(['erreur_signalee_agent'])
    expect(codeOf(await decide(first, 'erreur_signalee_agent', 'correction'))).toBe('200')
    const number = sent.result.numero_officiel
    expect(await collecte(sent)).toMatchObject({ statut: 'devalidee', numero_officiel: number })
    expect(await consumed(PRODUCTEUR.ordinary)).toBe(before)
    const change = corrected(sent.envelope, net(2500))
    expect(codeOf(await decide(await report(), 'erreur_signalee_agent', 'correction', change))).toBe('200')
    expect(await collecte(sent)).toMatchObject({
      statut: 'enregistree',
      net_g: 2500,
      numero_officiel: number,
    })
    expect(await consumed(PRODUCTEUR.ordinary)).toBe(before + 2500)
    await ledgerBalances()
  })
})
