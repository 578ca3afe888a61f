// Imports over HTTP: tried, applied wholly or partly, undone.
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { officeScenes } from './support/importScenes.ts'
import { advanceImport, reportOf, sendImport, tryImport } from './support/imports.ts'
import { codeOf } from './support/office.ts'

const api = await openApi({ settings: { TASKS: 'inside' }, isProfiled: true })
const count = async (table: string, where: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${table} where ${where}`))[0]?.n)

const countOf = async (rows: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${rows}`))[0]?.n)

describe('clients', () => {
  const HEAD = 'Code;Nom;Pays;Téléphone\n'
  const [good, other] = ['IMPA;=HYPERLINK("http://x");FR;\n', 'IMPB;Bio Nord;DE;+4930123456\n']
  const bad = 'FRUITS-RUNGIS;Déjà là;FR;\nIMPC;;UK;12\nIMPA;Encore;FR;\n'

  test('a trial says what is wrong, by line and column, and writes nothing', async () => {
    const content = `${HEAD.trim()};Fax\n${good.trim()};33\n${bad}`
    const tried = await tryImport(api, { genre: 'clients', content, as: 'commercial' })
    expect(tried).toMatchObject({ statut: 'essaye', lues: 4, examinees: 4, fautives: 3, ecrites: 0 })
    expect(tried.colonnes_ignorees).toEqual(['Fax'])
    expect(await reportOf(api, tried.id, 'commercial')).toEqual([
      '3 - client_deja_connu',
      '4 nom valeur_manquante',
      '4 pays pays_inconnu',
      '4 telephone telephone_illisible',
      '5 code doublon_fichier',
    ])
    expect(await count('client.client', "code like 'IMP%'")).toBe(0)
    expect(
      await count('journal.evenement', "action = 'client.creer' and details ->> 'code' like 'IMP%'"),
    ).toBe(0)
    const all = await api.post(`/v1/imports/${tried.id}/appliquer`, { mode: 'tout' }, 'commercial')
    expect(codeOf(all)).toBe('409 importation_fautive')
  })

  test('the good rows are applied, once, marked as of the import, and taken back as one act', async () => {
    const tried = await tryImport(api, {
      genre: 'clients',
      content: HEAD + good + bad + other,
      as: 'commercial',
    })
    const { body: done } = await advanceImport(api, tried.id, 'appliquer', { mode: 'bonnes' }, 'commercial')
    expect(done).toMatchObject({ statut: 'applique', mode: 'bonnes', ecrites: 2, fautives: 3 })
    const { clients } = (await api.get('/v1/clients?recherche=IMP', 'commercial')).body
    expect(clients.map(({ code, nom }: Record<string, string>) => [code, nom])).toEqual([
      ['IMPA', '=HYPERLINK("http://x")'],
      ['IMPB', 'Bio Nord'],
    ])
    const { lignes } = (
      await api.get(`/v1/imports/${tried.id}/lignes?objet_id=${clients[1].id}`, 'commercial')
    ).body
    expect(lignes).toMatchObject([{ numero: 6, cellules: { code: 'IMPB' }, fautes: 0 }])
    const again = await api.post(`/v1/imports/${tried.id}/appliquer`, { mode: 'bonnes' }, 'commercial')
    expect(codeOf(again)).toBe('409 transition_refusee')
    const undone = await api.post(
      `/v1/imports/${tried.id}/annuler`,
      { raison: 'Mauvais fichier' },
      'commercial',
    )
    expect(undone.body).toMatchObject({ statut: 'annule', annule_raison: 'Mauvais fichier' })
    expect(await count('client.client', "code like 'IMP%'")).toBe(0)
  })
})

test('a client that was changed since keeps its import', async () => {
  const as = 'commercial'
  const tried = await tryImport(api, { genre: 'clients', content: 'code;nom;pays\nCHANGE;A;FR\n', as })
  await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
  const [client] = (await api.get('/v1/clients?recherche=CHANGE', as)).body.clients
  expect((await api.send('PATCH', `/v1/clients/${client.id}`, { as, body: { nom: 'B' } })).status).toBe(200)
  const refused = await api.post(`/v1/imports/${tried.id}/annuler`, { raison: 'Essai' }, as)
  expect(codeOf(refused)).toBe('409 annulation_impossible')
  expect(refused.body.details.dependances).toEqual([
    { entite: 'client', id: client.id, acte: `POST /v1/clients/${client.id}/desactiver` },
  ])
})

describe('an organization that begins', () => {
  test('groups, producers, plots and suppliers follow each other', async () => {
    const apply = async (genre: string, content: string, as: string, format = 'csv') => {
      const tried = await tryImport(api, { genre, content, as, format })
      expect(await reportOf(api, tried.id, as)).toEqual([])
      const { body } = await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
      expect(body).toMatchObject({ statut: 'applique', fautives: 0 })
      return body
    }
    const groups = await apply('groupements', 'code,nom\nNORD,Groupe Nord\nSUD,"Groupe ""Sud"""\n', 'admin')
    const producers = await apply(
      'producteurs',
      '\uFEFFRéférence\tGroupement\tNom\tPrénoms\tSexe\tDate de naissance\tType de pièce\tNuméro de pièce\tPays de la pièce\tMembre depuis\tDernière inspection\n' +
        'P-1\tNORD\tAdjovi\tAfi\tF\t17/05/1984\tcip\tIMP 001\tBJ\t12/04/2021\t2025-03-18\nP-2\tSUD\tBossou\tKoffi\tM\t\t\t\t\t\t\n',
      'rsci',
    )
    const { lignes } = (await api.get(`/v1/imports/${producers.id}/lignes`, 'rsci')).body
    expect(lignes).toMatchObject([
      { cellules: { nom: 'Adjovi' }, compris: { piece_identite: true } },
      { cellules: { nom: 'Bossou' }, compris: { piece_identite: null } },
    ])
    expect(JSON.stringify(lignes)).not.toMatch(/IMP 001|piece_numero/)
    const { membres } = (await api.get('/v1/registre/membres?limite=200', 'rsci')).body
    expect(
      membres.find(
        ({ nom, prenoms }: { nom: string; prenoms: string }) => nom === 'Adjovi' && prenoms === 'Afi',
      ),
    ).toMatchObject({
      membre_depuis: '2021-04-11T23:00:00Z',
      derniere_inspection: { id: null, date_operation: '2025-03-17T23:00:00Z', auteur_id: null },
      prochaine_inspection: '2026-03-18',
    })
    const ring = [
      [2.6, 6.9],
      [2.601, 6.9],
      [2.601, 6.901],
      [2.6, 6.901],
      [2.6, 6.9],
    ]
    const feature = {
      type: 'Feature',
      properties: { producteur: 'P-1', nom: 'Champ du puits', produit: 'ANANAS' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
    const plots = await apply(
      'parcelles',
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
      'rsci',
      'geojson',
    )
    const vertices = 'producteur;nom;produit;longitude;latitude\n'
      .concat(
        ...[
          [2.7, 6.9],
          [2.701, 6.9],
          [2.701, 6.901],
        ].map(([x, y]) => `P-2;Bas-fond;ANANAS;${x};${y}\n`),
      )
      .replaceAll('.', ',')
    await apply('parcelles', vertices, 'rsci')
    const again = await tryImport(api, {
      genre: 'parcelles',
      format: 'geojson',
      as: 'rsci',
      content: JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    })
    expect(await reportOf(api, again.id, 'rsci')).toEqual(['1 - chevauchement_parcelle'])
    const twin =
      'groupement;nom;prenoms;piece_type;piece_numero;piece_pays\nNORD;Adjovi;Afi;cip;imp-001;BJ\nAILLEURS;X;Y;;;\n'
    const twins = await tryImport(api, { genre: 'producteurs', as: 'rsci', content: twin })
    expect(await reportOf(api, twins.id, 'rsci')).toEqual([
      '2 - doublon_identite',
      '3 groupement reference_inconnue',
    ])

    const undo = (id: string, as: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
    const refused = await undo(producers.id, 'rsci')
    expect(codeOf(refused)).toBe('409 annulation_impossible')
    const acts = refused.body.details.dependances.map(({ acte }: { acte?: string }) => acte)
    expect(acts).toEqual([0, 1].map(() => expect.stringMatching(/^POST \/v1\/imports\/[0-9a-f-]+\/annuler$/)))
    expect(codeOf(await undo(groups.id, 'admin'))).toBe('409 annulation_impossible')
    expect((await undo(plots.id, 'rsci')).status).toBe(200)
  }, 60_000)

  test('suppliers come with their certificate, and go with it', async () => {
    const content =
      'code;nom;pays;certificat_numero;organisme;referentiel;categorie;valide_du;valide_au;activites\n' +
      'IMPF;Fruits du Nord;TG;TG-1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;production, storing\n'
    const as = 'rsci'
    for (let round = 0; round < 2; round += 1) {
      const tried = await tryImport(api, { genre: 'fournisseurs', content, as })
      expect(await reportOf(api, tried.id, as)).toEqual([])
      await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
      expect(await count('certificat.certificat', "numero = 'TG-1'")).toBe(1)
      expect((await api.post(`/v1/imports/${tried.id}/annuler`, { raison: 'Essai' }, as)).status).toBe(200)
    }
  })
})

test.each(Object.entries(officeScenes(api)))(
  '%s: faults, duplicates, undone until something stands on them',
  async (genre, kind) => {
    const { as, head, sound, faulty, found, again, made, table, where, lines, stand } = kind
    const [from, to] = 'renamed' in kind ? kind.renamed : ['', '']
    const [known = { campagne: '', groupement: '', parcelle: '' }] = await api.sql<Record<string, string>>(
      `select (select c.code from campagne.campagne c
             where c.statut = 'ouverte' and c.organisation_id = u.organisation_id limit 1) as campagne,
            (select g.code from organisation.groupement g
             where g.organisation_id = u.organisation_id limit 1) as groupement,
            (select p.id from parcelle.parcelle p
             where p.organisation_id = u.organisation_id and upper_inf(p.actif_pendant) limit 1) as parcelle
     from utilisateur.utilisateur u where u.identifiant = 'rsci'`,
    )
    const file = (rows: readonly string[]) =>
      [head, ...rows]
        .join('\n')
        .replaceAll('@P', known.parcelle ?? '')
        .replaceAll('@G', known.groupement ?? '')
        .replaceAll('@', known.campagne ?? '')
    const tried = await tryImport(api, { genre, content: file([...sound, ...faulty]), as })
    expect(await reportOf(api, tried.id, as)).toEqual(found)
    const apply = async (content: string) => {
      const { id } = await tryImport(api, { genre, content, as })
      expect((await advanceImport(api, id, 'appliquer', { mode: 'tout' }, as)).body).toMatchObject({
        fautives: 0,
      })
      return id
    }
    const undo = (id: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
    expect((await undo(await apply(file(sound)))).body).toMatchObject({ statut: 'annule' })
    expect(await count(table, where)).toBe(0)
    const second = file(sound).replaceAll(from ?? '', to ?? '')
    const id = await apply(second)
    expect([await count(table, where), await countOf(lines)]).toEqual(made)
    const twice = await tryImport(api, { genre, content: second, as })
    expect(await reportOf(api, twice.id, as)).toEqual(again)
    const [{ objet_id }] = (await api.get(`/v1/imports/${id}/lignes`, as)).body.lignes
    expect((await stand(objet_id)).status).toBeLessThan(300)
    expect(codeOf(await undo(id))).toBe('409 annulation_impossible')
  },
  60_000,
)

describe('who may', () => {
  test('bring in, and see, what they may make one by one', async () => {
    const body = {
      genre: 'clients',
      nom_fichier: 'x',
      format: 'csv',
      taille_octets: 1,
      sha256: '0'.repeat(64),
    }
    expect(codeOf(await api.post('/v1/imports', body, 'rsci'))).toBe('403 droit_manquant')
    expect(codeOf(await api.post('/v1/imports', { ...body, genre: 'lots' }, 'rsci'))).toBe(
      '404 genre_inconnu',
    )
    const id = await sendImport(api, { genre: 'clients', content: 'x', as: 'commercial' })
    expect(codeOf(await api.get(`/v1/imports/${id}`, 'rsci'))).toBe('404 importation_inconnue')
    expect(codeOf(await api.get(`/v1/imports/${id}/lignes`, 'rsci'))).toBe('404 importation_inconnue')
    expect(codeOf(await api.get(`/v1/imports/${id}`, 'admin2'))).toBe('404 importation_inconnue')
  })
})

test('what another organization calls something is unknown', async () => {
  const [{ code } = { code: '' }] = await api.sql<{ code: string }>(
    `select g.code from organisation.groupement g join utilisateur.utilisateur u
       on u.organisation_id = g.organisation_id and u.identifiant = 'rsci'
     where not exists (select from organisation.groupement x join utilisateur.utilisateur v
       on v.organisation_id = x.organisation_id and v.identifiant = 'admin2' where x.code = g.code) limit 1`,
  )
  const content = `groupement;nom;prenoms\n${code};A;B\nNULLE-PART;A;B\n`
  const tried = await tryImport(api, { genre: 'producteurs', content, as: 'admin2' })
  expect(await reportOf(api, tried.id, 'admin2')).toEqual([
    '2 groupement reference_inconnue',
    '3 groupement reference_inconnue',
  ])
})
