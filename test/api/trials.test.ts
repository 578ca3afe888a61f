// The effects of a decision before it is taken (file-de-controle#essai), and the queue filtered by the decisions that a person
// may take.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf, corrected, openOffice, RAISON } from './support/office.ts'
import { net } from './support/phones.ts'

const api = await openApi()
const { send, controls, decide } = await openOffice(api)
const wrong = (more: Record<string, unknown> = {}) =>
  send({ ...net(10), calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 }, ...more })
type Effect = {
  entite: string
  id: string | null
  champ: string
  unite: string | null
  avant: unknown
  apres: unknown
}
const essayer = (id: string | undefined, decision: string, rest: object = {}, as = 'rsci', headers = {}) =>
  api.post(`/v1/controles/${id}/essayer`, { decision, raison: RAISON, ...rest }, as, headers)
const said = (effects: Effect[], entite: string, champ: string) =>
  effects.find((effect) => effect.entite === entite && effect.champ === champ)
/** Returns the number of rows in each table, including tasks, stored responses and journals. */
const rows = async () =>
  (
    await api.sql(`select c.oid::regclass::text as table,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass), false, true, '')))[1]::text as n
      from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where c.relkind = 'r' and s.nspname !~ '^(pg_|information_schema|connexion|identite)'
      order by 1`)
  ).filter(({ n }) => n !== '0')

describe('a trial', () => {
  test('of a corrected weight: masses, capacity and payment before and after; then the decision does that', async () => {
    const sent = await wrong()
    const [control] = await controls(sent)
    const change = corrected(sent.envelope, net(500))
    const { status, body } = await essayer(control?.id, 'correction', change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ controles: [control?.id], autres: 0 })
    const { effets } = body as { effets: Effect[] }
    expect(said(effets, 'collecte', 'net_g')).toMatchObject({
      avant: 10,
      apres: 500,
      unite: 'g',
      id: control?.entite_id,
    })
    expect(said(effets, 'collecte', 'paiement_bloque')).toMatchObject({ avant: true, apres: false })
    const taken = said(effets, 'capacite', 'consomme_g')
    expect(Number(taken?.apres) - Number(taken?.avant)).toBe(490)
    expect(codeOf(await decide(sent, 'ecart_calcul', 'correction', change))).toBe('200')
    const { body: after } = await api.get(`/v1/collectes/${control?.entite_id}`, 'rsci')
    expect(after).toMatchObject({ net_g: 500, paiement_bloque: false })
  })

  test('leaves nothing: no number, task, message, journal, nor an answer under a key', async () => {
    const sent = await send({}, { type: 'collecte.peser' })
    const [control] = await controls(sent)
    const change = corrected(sent.envelope)
    const before = await rows()
    const trial = () =>
      essayer(control?.id, 'reprise_manuelle', change, 'rsci', { 'idempotency-key': uuidv7() })
    const { effets } = (await trial()).body as { effets: Effect[] }
    expect(await rows()).toEqual(before)
    const number = said(effets, 'collecte', 'numero_officiel')
    expect(number).toMatchObject({ avant: null, apres: expect.stringMatching(/^MP-/) })
    expect((await trial()).body.effets).toContainEqual(number)
    expect(codeOf(await decide(sent, 'donnees_illisibles', 'reprise_manuelle', change))).toBe('200')
  })

  test('is refused as the decision would be', async () => {
    const sent = await wrong()
    const [control] = await controls(sent)
    expect(codeOf(await essayer(control?.id, 'correction'))).toBe('400 correction_attendue')
    expect(codeOf(await essayer(control?.id, 'fusion'))).toBe('400 decision_invalide')
    expect(codeOf(await essayer(control?.id, 'confirmation_serveur', {}, 'agent1'))).toBe(
      '403 droit_manquant',
    )
  })

  test('of many controls sums more effects than it lists', async () => {
    const others = await openOffice(api)
    const ids: string[] = []
    for (let n = 0; n < 130; n += 1) {
      const sent = await others.send({
        ...net(10),
        calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 },
      })
      const [control] = await api.sql<{ id: string }>(
        "select id from controle.controle where commande_id = $1 and motif = 'ecart_calcul'",
        [sent.envelope.id],
      )
      ids.push(control?.id ?? '')
    }
    const [first, ...aussi] = ids
    const { body } = await essayer(first, 'confirmation_serveur', { aussi })
    expect(body.controles).toHaveLength(130)
    expect(body.autres).toBeGreaterThan(0)
    const sums = body.sommes as (Effect & { fiches: number; n: number; dit: boolean })[]
    expect(sums.find(({ champ }) => champ === 'paiement_bloque')).toEqual({
      entite: 'collecte',
      fiches: 130,
      champ: 'paiement_bloque',
      unite: null,
      n: 130,
      dit: true,
      avant: true,
      apres: false,
    })
    expect(sums.filter(({ entite, champ }) => entite === 'controle' || champ.startsWith('net'))).toEqual([])
  })

  test('ten trials and the decision at once: the decision is taken, and each trial answers', async () => {
    const sent = await wrong()
    const [control] = await controls(sent)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => essayer(control?.id, 'confirmation_serveur')),
      decide(sent, 'ecart_calcul', 'confirmation_serveur'),
    ])
    expect(codeOf(answers.at(-1) as (typeof answers)[0])).toBe('200')
    const codes = new Set(answers.map(codeOf))
    codes.delete('200')
    codes.delete('409 controle_deja_leve')
    codes.delete('503 service_indisponible') // after a wait of two seconds
    expect([...codes]).toEqual([])
  })
})

describe('the queue', () => {
  const motifs = async (filter: string, as = 'rsci') => {
    const { body } = await api.get(`/v1/controles?limite=200&total=true&${filter}`, as)
    expect(body.total.lignes).toBe(body.controles.length)
    return body.controles as { id: string; motif: string; statut: string; effet: string; auteur_id: string }[]
  }

  test('by who may decide: of another’s command, of a motif that a set of theirs decides', async () => {
    const sent = await wrong()
    const [mine] = await controls(sent)
    await api.sql('update controle.controle set auteur_id = $2 where id = $1', [mine?.id, UTILISATEUR.rsci])
    const yes = await motifs('decidable=true')
    const no = await motifs('decidable=false')
    expect(yes.map(({ id }) => id)).not.toContain(mine?.id)
    expect(no.map(({ id }) => id)).toContain(mine?.id)
    expect(yes.every(({ statut, auteur_id }) => statut === 'ouvert' && auteur_id !== UTILISATEUR.rsci)).toBe(
      true,
    )
    expect(yes.length).toBeGreaterThan(0)
    expect((await motifs('')).length).toBe(yes.length + no.length)
  })

  test('by effect, producer and campaign', async () => {
    await wrong()
    const blocked = await motifs('effet=paiement_bloque&statut=ouvert')
    expect(new Set(blocked.map(({ effet }) => effet))).toEqual(new Set(['paiement_bloque']))
    const all = await motifs('statut=ouvert')
    expect(all.filter(({ effet }) => effet === 'paiement_bloque')).toHaveLength(blocked.length)
    const [one] = await controls(
      await wrong({ producteur_id: PRODUCTEUR.ordinary, produit_id: PRODUIT.ananas }),
    )
    const ids = (await motifs(`producteur_id=${PRODUCTEUR.ordinary}`)).map(({ id }) => id)
    expect(ids).toContain(one?.id)
    expect((await motifs(`campagne_id=${CAMPAGNE.demo}`)).map(({ id }) => id)).toContain(one?.id)
    expect(await motifs(`producteur_id=${PRODUCTEUR.ordinary}&campagne_id=${uuidv7()}`)).toEqual([])
  })
})
