// The day that `npm run demo` plays, on the real service: every command type over HTTP, and each conflict with its motif next to
// the same operation without conflict.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND_TYPES } from '@sillon/telephone/commandTypes'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { createOpening, playOpening } from '../../demo/play/opening.ts'
import { type Day, playDay } from '../../demo/play/play.ts'
import { outcomes } from '../../demo/play/report.ts'
import { eventually } from '../api/support/wait.ts'
import { withClient } from '../support/clone.ts'
import { openServer } from '../support/server.ts'

const server = await openServer({ LOG_LEVEL: 'trace' }, { logsSms: true })

// The agent, type and record of each command, then its motifs and alerts, in the order of the day.
const EXPECTED = `
agent1 producteur.enregistrer a new member:
agent1 parcelle.enregistrer their field:
agent1 collecte.enregistrer ordinary:
agent1 collecte.enregistrer with impurities:
agent1 collecte.enregistrer with a remark:
agent1 collecte.enregistrer more than the plot can bear: capacite_depassee
agent1 collecte.enregistrer phone calculation 500 g off: ecart_calcul
agent1 collecte.enregistrer phone clock 3 h ahead: / horloge_corrigee
agent1 collecte.enregistrer unknown producer: reference_inconnue
agent1 collecte.enregistrer schema two versions behind: version_client_obsolete
agent1 collecte.enregistrer schema from the future: donnees_illisibles
agent1 collecte.enregistrer text that no database keeps: donnees_illisibles
agent1 collecte.enregistrer queue tampered with: empreinte_incoherente
agent1 producteur.modifier another telephone:
agent1 parcelle.relever walked again:
agent1 recu.reimprimer two copies:
agent1 livraison.etablir_bon three collections on the van:
agent1 intrant.remettre compost:
agent1 intrant.remettre mineral fertilizer for an organic plot: intrant_non_autorise
agent1 recolte.estimer in two months:
agent1 collecte.signaler_erreur one crate was not weighed: erreur_signalee_agent
agent1 collecte.enregistrer restarted, clock lost: horloge_invraisemblable
agent2 producteur.enregistrer the same document, another name: doublon_identite
agent2 parcelle.enregistrer their field: dependance_en_controle
agent2 producteur.enregistrer a member without document:
agent2 parcelle.enregistrer over the neighbour’s field: chevauchement_parcelle
agent2 parcelle.enregistrer another field of theirs:
agent2 parcelle.relever a contour that crosses itself: polygone_invalide
agent2 producteur.modifier the same telephone, and the village: modification_concurrente
agent2 collecte.enregistrer yesterday’s pack on the phone: / version_pack_differente rendement_non_calibre
agent2 collecte.enregistrer contract closed meanwhile: reference_inactive / rendement_non_calibre
agent2 inspection.enregistrer of a producer collected from today: conflit_interets
agent2 inspection.enregistrer of another producer:
agent2 non_conformite.constater strip too narrow:
agent2 collecte.enregistrer before the phone was lost: / rendement_non_calibre
agent2 collecte.enregistrer by whoever found it: apres_revocation / rendement_non_calibre
`.trim()

const WITHOUT_WRITE = ['donnees_illisibles', 'version_client_obsolete', 'empreinte_incoherente']

describe.each([1, 2])('the day, played for time %i', () => {
  let day: Day
  const said: string[] = []
  beforeAll(async () => {
    day = await playDay(server.url, mkdtempSync(join(inject('sillon').folder, 'demo-')), (line) =>
      said.push(line),
    )
  }, 60_000)
  const resultOf = (id: string) => day.resultats.find((r) => r.commande_id === id)

  test('ends as it is meant to, command by command', () => {
    const lines = day.captured.map(({ device, what, local }) => {
      const { motifs = ['no result'], alertes = [] } = resultOf(local.id) ?? {}
      const outcome = [motifs.join(' '), alertes.join(' ')].filter((part, i) => part !== '' || i === 0)
      return `${device.account} ${local.type} ${what}: ${outcome.join(' / ')}`
        .replace(':  /', ': /')
        .trimEnd()
    })
    expect(lines.join('\n')).toBe(EXPECTED)
  })

  test('uses every command type', () => {
    expect(new Set(day.captured.map(({ local }) => local.type))).toEqual(new Set(Object.keys(COMMAND_TYPES)))
  })

  test('writes every command but those that nobody can read', () => {
    for (const { issue, motifs, entites } of day.resultats) {
      expect(issue).toBe(motifs.length === 0 ? 'acceptee' : 'acceptee_controle')
      expect(Object.keys(entites).length > 0).toBe(!motifs.some((motif) => WITHOUT_WRITE.includes(motif)))
    }
  })

  test('numbers the collections that are written, and nothing else', () => {
    for (const { local } of day.captured) {
      const { numero_officiel, entites } = resultOf(local.id) ?? {}
      expect(typeof numero_officiel === 'string').toBe(
        local.type === 'collecte.enregistrer' && entites?.collecte !== undefined,
      )
    }
  })

  test('leaves one control per motif and command: the office lifts three, and a dependence ends with what caused it', () => {
    const expected = day.resultats.flatMap((r) => r.motifs.map((motif) => `${r.commande_id} ${motif}`))
    expect(day.controles.map((c) => `${c.commande.id} ${c.motif}`).sort()).toEqual(expected.sort())
    const lifted = day.controles.filter(({ statut }) => statut === 'leve')
    expect(Object.fromEntries(lifted.map((c) => [c.motif, c.decision]))).toEqual({
      chevauchement_parcelle: 'confirmation',
      dependance_en_controle: 'sans_objet',
      doublon_identite: 'confirmation',
      ecart_calcul: 'confirmation_serveur',
    })
  })

  test('says what happens, and shows it as a table', () => {
    expect(said).toContainEqual(expect.stringMatching(/agent2, revoked.* everything erased/))
    expect(said).toContainEqual(expect.stringMatching(/sent twice more: the same results\.$/))
    expect(said).toContainEqual(
      expect.stringMatching(/lifts 3 controls, every answer lost once.* decided once/),
    )
    expect(said).toContain('The first id with another content: rejetee identifiant_reutilise.')
    const lines = outcomes(day.captured, day.resultats).split('\n')
    expect(lines).toHaveLength(day.captured.length + 2)
    expect(lines.filter((line) => /en_attente/.test(line))).toEqual([])
  })
})

describe('an organization opened in mid-year', () => {
  const told: string[] = []
  const open = () =>
    playOpening(
      server.url,
      mkdtempSync(join(inject('sillon').folder, 'ouverture-')),
      (organisation, campagne) =>
        withClient(server.database.adminUrl, async (client) => {
          await client.query('begin')
          await client.query('set local role metier')
          await client.query(
            `select set_config('sillon.codes', $1, true), set_config('sillon.organisation_id', (
               select id::text from organisation.organisation where code = $1), true)`,
            [organisation],
          )
          await createOpening(campagne, (sql, values) => client.query(sql, [...values]))
          await client.query('commit')
        }),
      (line) => told.push(line),
    )

  test('comes from its files to a numbered collection, and stands', { timeout: 120_000 }, async () => {
    const first = await open()
    expect(first).toEqual({ numero: 'MP-ANANAS-OUV-000001', deja: false })
    expect(told.filter((line) => /rows\./.test(line)).map((line) => line.split(' of')[0])).toEqual([
      'groupements.csv: 2',
      'comptes.csv: 6',
      'producteurs.xlsx: 4',
      'parcelles.geojson: 4',
      'fournisseurs.csv: 1',
      'clients.csv: 1',
      'certificats.csv: 3',
      'statuts.csv: 8',
      'contrats.csv: 1',
      'rendements.csv: 2',
      'capacites.csv: 4',
      'soldes.csv: 3',
      'stock.csv: 3',
    ])
    expect(told).toContain('4 capacities validated as direction; 4 are ceilings.')
    expect(await open()).toEqual({ numero: first.numero, deja: true })
  })
})

// docs/decisions/0037: «No log holds a producer's message or name».
test('the log of both days names nobody: no telephone, no name, no text of a message', async () => {
  await eventually(() => server.logs.find(({ msg }) => /^SMS_URL is not set/.test(String(msg))))
  const { rows } = await withClient(server.database.adminUrl, (client) =>
    client.query<{ said: string }>(
      `select distinct x.said from producteur.producteur p
         cross join lateral unnest(array[p.telephone, p.nom, p.prenoms]) as x (said) where x.said <> ''
       union select i.numero from producteur.piece_identite i
       union select u.nom_affiche from utilisateur.utilisateur u
       union select a.courriel from relance.abonne a where a.courriel is not null
       union values ('poids net'), ('password'), ('eyJ')`,
    ),
  )
  expect(rows.length).toBeGreaterThan(50)
  const lines = server.logs.map((line) => JSON.stringify(line))
  // Checks that the log is not empty: it has one line per request, for every route.
  expect(lines.filter((line) => line.includes('request completed')).length).toBeGreaterThan(100)
  expect(lines.filter((line) => rows.some(({ said }) => line.includes(said)))).toEqual([])
})
