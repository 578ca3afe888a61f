// The registers of a group: members at two instants, requirements of plans, and non-conformities, from route and report.
import { by, expectAlike, type Row, type Ways } from './ways.ts'

/** Expects the same members from every way of reading, at the end of a day in Porto-Novo and now. */
export async function expectRegistersAlike(ways: Ways, day: string): Promise<void> {
  const groups = by((await ways.one('/v1/groupements')).groupements, ({ code }) => ({ code }))
  const ofRoute = ({ groupement_id, surfaces, chiffre_affaires, derniere_inspection, ...row }: Row): Row => ({
    ...listed(row),
    derniere_inspection_par: derniere_inspection?.inspecteur ?? null,
    controleur: row.dernier_controle_officiel?.controleur ?? null,
    estimations: row.estimations.map(({ date_operation: _date, ...estimation }: Row) => estimation),
    conversions: conversions(row),
    controle_officiel: [row.dernier_controle_officiel?.jour, row.dernier_controle_officiel?.organisme],
    ...instants(row, 'membre_depuis', 'sorti_le'),
    groupement: groups[groupement_id]?.code,
    parcelles: row.parcelles,
    surfaces: Object.fromEntries(
      surfaces.map(({ referentiel_code, ...areas }: Row) => [referentiel_code, areas]),
    ),
    chiffre_affaires: Object.fromEntries(
      chiffre_affaires.map(({ devise, montant }: Row) => [devise, montant]),
    ),
    derniere_inspection_le: instant(derniere_inspection?.date_operation),
    prochaine_inspection: row.prochaine_inspection,
    echantillons: row.echantillons,
    non_conformites_ouvertes: row.non_conformites_ouvertes,
  })
  const ofReport = (row: Row): Row => ({
    ...listed(row),
    derniere_inspection_par: row.derniere_inspection_par,
    controleur: row.controleur,
    estimations: row.estimations,
    conversions: conversions(row),
    controle_officiel: [row.controle_officiel ?? undefined, row.controle_officiel_par ?? undefined],
    ...instants(row, 'membre_depuis', 'sorti_le', 'derniere_inspection_le'),
    groupement: row.groupement,
    parcelles: row.parcelles,
    surfaces: row.surfaces,
    chiffre_affaires: row.chiffre_affaires,
    prochaine_inspection: row.prochaine,
    echantillons: row.echantillons,
    non_conformites_ouvertes: Number(row.non_conformites_ouvertes),
  })
  const said = async (path: string, at: string) =>
    expectAlike({
      rest: by(await ways.rest(path, 'membres'), ofRoute),
      report: by(
        await ways.report(
          `select *, prochaine_inspection::text as prochaine, controle_officiel_le::text as controle_officiel
           from rapports.registre_membre_a(${at})`,
        ),
        ofReport,
        'producteur_id',
      ),
    })
  await said('/v1/registre/membres', 'clock_timestamp()')
  await said(`/v1/registre/membres?au=${day}`, `'${day} 23:59:59.999999+01'::timestamptz + '1 microsecond'`)

  const due = ({ genre, echeance, statut, fait_le, producteur_id }: Row): Row => ({
    ...instants({ fait_le }, 'fait_le'),
    genre,
    echeance,
    statut,
    producteur_id,
  })
  expectAlike({
    rest: by(await ways.rest('/v1/inspections/plan', 'inspections'), due),
    report: by(
      await ways.report(
        'select *, echeance::text as echeance from rapports.inspection_due_a(clock_timestamp())',
      ),
      due,
      'prevue_id',
    ),
  })
  const found = ({
    gravite,
    statut,
    echeance,
    a_faire_avant,
    en_retard,
    close_le,
    annulee_le,
  }: Row): Row => ({
    ...instants({ close_le, annulee_le }, 'close_le', 'annulee_le'),
    gravite,
    statut,
    echeance,
    a_faire_avant,
    en_retard,
  })
  expectAlike({
    rest: by(await ways.rest('/v1/non-conformites', 'non_conformites'), (row) => ({
      ...found(row),
      constat: row.constat_code,
      mesures: row.mesures.length,
      mesure: row.mesures.at(-1)?.description ?? null,
    })),
    report: by(
      await ways.report(
        `select *, echeance::text as echeance, a_faire_avant::text as a_faire_avant
         from rapports.non_conformite_a(clock_timestamp())`,
      ),
      (row) => ({
        ...found(row),
        constat: row.constat,
        mesures: Number(row.mesures),
        mesure: row.mesure,
      }),
      'non_conformite_id',
    ),
  })
}

// The number, place, area and production units of a member: the same members in both ways.
const listed = ({ reference, localite, surface_m2, unites }: Row): Row => ({
  reference,
  localite,
  surface_m2: Number(surface_m2),
  unites,
})

const instant = (value: string | Date | null | undefined): string | null =>
  value == null ? null : new Date(value).toISOString()

const instants = (row: Row, ...members: string[]): Row =>
  Object.fromEntries(members.map((member) => [member, instant(row[member])]))

const conversions = (row: Row): Row[] =>
  row.conversions.map((conversion: Row) => ({
    ...conversion,
    ...instants(conversion, 'debut_conversion'),
  }))
