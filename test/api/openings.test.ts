// An organization that opens in the middle of the year, over HTTP: its imported approvals, debts and stock.
import { describe, expect, test } from 'vitest'
import { demoId, EMPLACEMENT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { bringIn, reportOf, tryImport } from './support/imports.ts'
import { codeOf } from './support/office.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const count = async (table: string, where: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${table} where ${where}`))[0]?.n)

/** Changes the person who announced the file, so that another person applied it. */
const announcedBy = (id: string, who: string) =>
  api.sql('update importation.importation set auteur_id = $2 where id = $1', [id, who])

describe('what was approved elsewhere', () => {
  const as = 'rsci'
  const [PLOT, PRODUCER] = [demoId('parcelle', 200), demoId('producteur', 20)]
  const bring = (genre: string, content: string) => bringIn(api, { genre, content, as })
  const undo = (id: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
  const validate = (id: string, who: string) => api.post(`/v1/imports/${id}/valider`, {}, who)
  const capacities = async () => {
    const { body } = await api.get(`/v1/capacites?producteur_id=${PRODUCER}&statut=validee`, as)
    return body.capacites.filter(({ reprise }: { reprise: boolean }) => reprise)
  }
  const booked = () =>
    api.sql(
      `select c.consomme_g, c.ecart_g, c.collectes, (select sum(r.quantite_g) from capacite.reprise r) as repris
       from rapports.capacite_collectee c where c.producteur_id = $1 and c.campagne = '2028'`,
      [PRODUCER],
    )

  test('is validated by two persons in one act each, and what was collected there counts', async () => {
    const yields =
      'campagne;parcelle;produit;rendement_kg_ha\n' +
      `2028;${PLOT};ANANAS;40000\n2028;${PLOT};MANGUE;1\n2028;NULLE-PART;ANANAS;1\n2028;${PLOT};ANANAS;deux\n`
    const first = await bring('rendements', yields)
    expect(first.report).toEqual([
      '3 - culture_absente',
      '4 parcelle reference_inconnue',
      '5 rendement_kg_ha nombre_illisible',
    ])
    const { rendements } = (await api.get(`/v1/rendements?parcelle_id=${PLOT}&en_vigueur=true`, as)).body
    expect(rendements[0]).toMatchObject({ rendement_g_ha: 40_000_000, reprise: true, raison: 'Reprise' })
    expect((await bring('rendements', yields)).report[0]).toBe('2 - rendement_deja_connu')

    const content =
      'campagne;producteur;produit;etat;capacite_kg;deja_collecte_kg\n' +
      `2028;${PRODUCER};ANANAS;AB;45000;3200,5\n2028;${PRODUCER};ANANAS;AB;1;\n` +
      `2028;${PRODUCER};ANANAS;ZZ;1;\n2028;${PRODUCER};MANGUE;AB;1;\n2028;X;ANANAS;AB;-1;\n`
    const wrong = await bring('capacites', content)
    expect(wrong.report).toEqual([
      '2 - capacite_differente',
      '3 - capacite_deja_connue',
      '4 - etat_inconnu',
      '5 - capacite_sans_parcelle',
      '6 capacite_kg valeur_invalide',
    ])
    const refused = await undo(first.id)
    expect(codeOf(refused)).toBe('409 annulation_impossible')
    expect(refused.body.details.dependances).toMatchObject([{ entite: 'capacite' }])
    expect(await booked()).toMatchObject([{ consomme_g: '3200500', ecart_g: '0', collectes: '0' }])
    expect((await undo(wrong.id)).status).toBe(200)
    expect(await booked()).toMatchObject([{ consomme_g: '0', ecart_g: '0', repris: '0' }])

    const { id } = await bring('capacites', content)
    const [written] = (await api.get(`/v1/imports/${id}/lignes`, as)).body.lignes
    await announcedBy(id, UTILISATEUR.direction)
    const alone = await api.post(`/v1/capacites/${written.objet_id}/valider`, {}, 'direction')
    expect(codeOf(alone)).toBe('403 separation_des_taches')
    await announcedBy(id, UTILISATEUR.rsci)
    expect(codeOf(await validate(id, as))).toBe('403 separation_des_taches')
    expect(codeOf(await validate(id, 'commercial'))).toBe('403 droit_manquant')
    expect((await validate(id, 'direction')).body).toMatchObject({
      role: 'direction',
      validees: 1,
      en_vigueur: 0,
    })
    const twice = await validate(id, 'direction')
    expect(codeOf(twice)).toBe('409 validation_personnes_distinctes')
    expect(await capacities()).toEqual([])
    expect((await validate(id, 'rsci-adjoint')).body).toMatchObject({
      role: 'rsci',
      validees: 1,
      en_vigueur: 1,
    })
    const [capacity] = await capacities()
    expect(capacity).toMatchObject({ capacite_g: 45_000_000, consomme_g: 3_200_500, restant_g: 41_799_500 })
    expect(
      await count('journal.evenement', `action = 'capacite.valider' and entite_id = '${capacity.id}'`),
    ).toBe(2)
    expect(codeOf(await validate(id, 'direction'))).toBe('409 capacite_deja_decidee')
    expect(codeOf(await undo(id))).toBe('409 annulation_impossible')
  }, 60_000)

  test('is owed as a line of its own, paid by others, and taken back while unpaid', async () => {
    const as = 'commercial'
    const head = 'producteur;fournisseur;campagne;date;montant;devise\n'
    const bring = (content: string) => bringIn(api, { genre: 'soldes', content: head + content, as })
    const owed = async (at = '') => {
      const { body } = await api.get(`/v1/producteurs/${PRODUCER}/releve${at}`, 'direction')
      return body.soldes.find(({ devise }: { devise: string }) => devise === 'XOF')
    }
    const rows =
      `${PRODUCER};;2026;2026-01-31;125 000;\n${PRODUCER};;2026;2026-01-31;0,5;XOF\n` +
      `${PRODUCER};;2026;2099-01-01;1;\n;;2026;2026-01-31;1;\n${PRODUCER};;2026;2026-01-31;1;ZZZ\n`
    const before = (await owed())?.solde ?? 0
    const first = await bring(rows)
    expect(first.report).toEqual([
      '3 montant parametre_invalide',
      '4 date parametre_invalide',
      '5 producteur valeur_manquante',
      '5 fournisseur valeur_manquante',
      '5 - valeur_invalide',
      '6 - devise_inconnue',
    ])
    expect((await owed()).solde).toBe(before + 125_000)
    const undo = (id: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
    expect((await undo(first.id)).status).toBe(200)
    expect((await owed()).solde).toBe(before)

    const { id } = await bring(rows)
    const again = await tryImport(api, { genre: 'soldes', content: head + rows, as })
    expect((await reportOf(api, again.id, as))[0]).toBe('2 - solde_deja_repris')
    // An import that was abandoned after some rows were written causes the same refusal.
    for (const statut of ['essaye', 'applique']) {
      await api.sql('update importation.importation set statut = $2 where id = $1', [id, statut])
      const twice = await api.post(`/v1/imports/${again.id}/appliquer`, { mode: 'bonnes' }, as)
      expect([codeOf(twice), twice.body.details], statut).toEqual([
        '409 fichier_deja_applique',
        { importation_id: id },
      ])
    }
    await announcedBy(id, UTILISATEUR.rsci)
    const { creances } = (await api.get(`/v1/creances?producteur_id=${PRODUCER}`, 'direction')).body
    const due = creances.find(({ genre }: { genre: string }) => genre === 'ouverture')
    expect(due).toMatchObject({ montant: 125_000, reste: 125_000, obstacles: [] })
    const payment = {
      producteur_id: PRODUCER,
      moyen: 'especes',
      reference: 'OUV-1',
      lignes: [{ creance_id: due.id }],
    }
    const paid = await api.post('/v1/paiements', payment, 'direction')
    expect(paid.status).toBe(201)
    const refused = await undo(id)
    expect(codeOf(refused)).toBe('409 annulation_impossible')
    expect(refused.body.details.dependances).toEqual([
      { entite: 'paiement', id: paid.body.id, acte: `POST /v1/paiements/${paid.body.id}/contrepasser` },
    ])
    const [{ ecartes } = { ecartes: [] }] = await api.sql<{ ecartes: string[] }>(
      'select ecartes from paiement.paiement where id = $1',
      [paid.body.id],
    )
    expect(ecartes.toSorted()).toEqual([UTILISATEUR.commercial, UTILISATEUR.rsci].toSorted())
    expect(
      await api.sql(
        `select r.solde - coalesce((select sum(e.montant) from paiement.ecriture e join paiement.compte k
           on k.organisation_id = e.organisation_id and k.id = e.compte_id where k.objet_id = $1), 0) as ecart
         from rapports.solde_producteur r where r.producteur_id = $1 and r.devise = 'XOF'`,
        [PRODUCER],
      ),
    ).toEqual([{ ecart: '0' }])
  }, 60_000)
})

test('a contract pays by the formula of its line', async () => {
  const as = 'commercial'
  const head = 'code;campagne;produit;quantite_kg;prix_kg;prix_base_kg;ajustements;prix_maximum_kg\n'
  const line = (code: string, prices: string) => `${code};2026;ANANAS;1000;${prices}\n`
  const by = (measurement: string) =>
    `;200;${measurement} > 1200 par 100 : -10 max 3 | impuretes_cp<50 per 10:5;`
  const rows = [
    line('F-1', `${by('humidite_cp')}210`),
    line('F-1', '300;;;'),
    line('F-2', ';;;'),
    line('F-3', `300${by('humidite_cp')}`),
    line('F-4', ';200;humidite_cp = 12;'),
    line('F-5', ';200;;'),
    line('F-6', by('calibre_du_voisin')),
  ]
  const { id, report } = await bringIn(api, { genre: 'contrats', content: head + rows.join(''), as })
  expect(report).toEqual([
    '4 prix_kg valeur_manquante',
    '5 produit valeur_invalide',
    '6 ajustements ajustement_illisible',
    '7 ajustements valeur_manquante',
    '8 - mesure_inconnue',
  ])
  const { lignes } = (await api.get(`/v1/imports/${id}/lignes`, as)).body
  const formule = {
    prix_base_kg: 200,
    ajustements: [
      { mesure: 'humidite_cp', sens: 'au_dessus', seuil: 1200, pas: 100, montant_kg: -10, maximum_pas: 3 },
      { mesure: 'impuretes_cp', sens: 'au_dessous', seuil: 50, pas: 10, montant_kg: 5 },
    ],
    maximum_kg: 210,
  }
  expect(lignes[0].compris.lignes[0].formule).toEqual(formule)
  const made = (await api.get(`/v1/contrats/${lignes[0].objet_id}`, as)).body
  expect(made.lignes).toMatchObject([
    { prix_kg: null, formule },
    { prix_kg: 300, formule: null },
  ])
})

describe('what was in stock', () => {
  const as = 'magasinier'
  const head = 'code;campagne;nature;produit;emplacement;quantite_kg;date;etats;groupement;certificat\n'
  const bring = (rows: string) => bringIn(api, { genre: 'stock', content: head + rows, as })
  const undo = (id: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
  const balance = async () => {
    const rows = await api.sql<{ repris: string; ecart: string }>(
      `select coalesce(sum(b.reprise_entree_g), 0) as repris, max(abs(b.ecart_g)) as ecart
       from rapports.bilan_matiere b where b.referentiel = 'AB'`,
    )
    return rows[0]
  }

  test('is a lot with its number and its old code, whose goods come from elsewhere', async () => {
    const [{ code: group } = { code: '' }] = await api.sql<{ code: string }>(
      'select g.code from organisation.groupement g where g.organisation_id = $1 order by g.code limit 1',
      [ORGANISATION.demo],
    )
    const [{ code: place } = { code: '' }] = await api.sql<{ code: string }>(
      'select e.code from emplacement.emplacement e where e.id = $1',
      [EMPLACEMENT.station],
    )
    const row = (code: string, changes: Record<string, string> = {}) =>
      Object.values({
        code,
        campagne: '2026',
        nature: 'REC',
        produit: 'ANANAS',
        place,
        kg: '1 250,5',
        date: '2026-01-31',
        etats: 'AB=AB',
        group,
        certificat: 'BJ-1',
        ...changes,
      }).join(';')
    const rows = [
      row('L-1'),
      row('L-1'),
      row('L-2', { etats: 'AB=ZZ' }),
      row('L-3', { place: 'NULLE-PART' }),
      row('L-4', { kg: '0' }),
      row('L-5', { date: '2099-01-01' }),
      row('L-6', { nature: 'PF', kg: '20' }),
    ].join('\n')
    const first = await bring(rows)
    expect(first.report).toEqual([
      '3 code doublon_fichier',
      '4 - etat_inconnu',
      '5 emplacement reference_inconnue',
      '6 quantite_kg valeur_invalide',
      '7 date parametre_invalide',
    ])
    const kept = await balance()
    expect(kept).toEqual({ repris: '1270500', ecart: '0' })
    const { lignes } = (await api.get(`/v1/imports/${first.id}/lignes`, as)).body
    const lot = lignes[0].objet_id
    const { body } = await api.get(`/v1/lots/${lot}`, as)
    expect(body).toMatchObject({ statut: 'validé', quantite_g: 1_250_500, categorie_affichage: 'bio' })
    expect(body.numero_officiel).toMatch(/ANANAS/)
    expect(body.reprise).toMatchObject({ code_externe: 'L-1', certificat: 'BJ-1' })
    const { noeuds } = (await api.get(`/v1/lots/${lot}/genealogie?sens=amont`, as)).body
    expect(noeuds).toContainEqual(expect.objectContaining({ genre: 'reprise', libelle: 'L-1' }))
    expect((await bring(`${row('L-1')}\n`)).report).toEqual(['2 - lot_deja_repris'])

    expect((await undo(first.id)).status).toBe(200)
    expect(await balance()).toMatchObject({ ecart: '0' })
    expect((await api.get(`/v1/lots/${lot}`, as)).body).toMatchObject({ statut: 'annulé', quantite_g: 0 })
    const second = await bring(rows)
    const again = (await api.get(`/v1/imports/${second.id}/lignes`, as)).body.lignes[0].objet_id
    const quarantined = await api.post(`/v1/lots/${again}/quarantaine`, { raison: 'Odeur' }, as)
    expect(quarantined.status).toBe(200)
    const refused = await undo(second.id)
    expect(codeOf(refused)).toBe('409 annulation_impossible')
    expect(refused.body.details.dependances).toEqual([
      { entite: 'lot', id: again, acte: `POST /v1/lots/${again}/annuler` },
    ])
  }, 60_000)
})
