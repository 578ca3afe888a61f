// The world of one history: two organizations that no other history uses.
import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll } from 'vitest'
import { connect } from '../../../src/database/db.ts'
import type { Api } from '../../api/support/api.ts'
import { type Campagne, PREMIERE, SUIVANTE } from '../oracle/campagnes.ts'
import { surfaceOf } from '../oracle/geometry.ts'
import { DAY, HOUR, type Instant, MS } from '../oracle/instants.ts'
import {
  CONSTATS,
  type ETATS,
  FORMULAIRE,
  PACK,
  PRODUITS,
  REFERENTIEL,
  RENDEMENT_DEFAUT,
  SURFACE_MAX_M2,
} from '../oracle/pack.ts'
import type { Compte, Monde, Organisation, ProducteurInitial } from '../oracle/types.ts'
import type { Histoire } from './history.ts'
import { rectangleAt } from './shapes.ts'

const SQL = readFileSync(new URL('monde.sql', import.meta.url), 'utf8')

/** Creates worlds in the service's database; the numbers after their names never repeat there. */
export type Maker = (histoire: Histoire) => Promise<Monde>

/** Publishes the pack and returns the function that creates worlds. */
export async function openMaker(api: Api): Promise<Maker> {
  await api.sql(SQL)
  const pool = connect(api.server.database.adminUrl, { max: 1, role: 'metier', application: 'worlds' })
  afterAll(() => pool.end())
  const pack_version_id = await publish(pool, PREMIERE)
  const suivante_version_id = await publish(pool, SUIVANTE)
  let count = 0
  return async (histoire) => {
    count += 1
    const monde = worldOf(histoire, count.toString(36).toUpperCase(), Date.now() * MS)
    for (const organisation of monde.organisations) {
      await pool.query('select modele.installer($1)', [
        JSON.stringify({ ...organisation, t0: monde.t0, pack_version_id, suivante_version_id }),
      ])
    }
    return monde
  }
}

async function publish(pool: Pool, { version, produits }: Campagne): Promise<string> {
  const document = {
    ...PACK,
    version,
    libelle_fr: 'Pack du modèle',
    libelle_en: 'Pack of the model',
    referentiel_capacite: REFERENTIEL,
    referentiels: [{ code: REFERENTIEL, libelle: REFERENTIEL, etats: [] }],
    produits: produits.map(({ code, matiere, coefficient_ppm }) => ({
      code,
      nom_fr: code,
      nom_en: code,
      unite_code: 'KGM',
      est_matiere_premiere: matiere === code,
      matiere_premiere_liee: matiere === code ? null : { code: matiere, coefficient_ppm },
      attributs: [],
    })),
    intrants_autorises: [],
    formulaires_inspection: [FORMULAIRE],
    constats: Object.entries(CONSTATS).map(([code, gravite]) => ({ code, gravite })),
    parametres: {
      'parcelle.surface_max_m2': SURFACE_MAX_M2,
      'rendement_defaut.ANANAS': RENDEMENT_DEFAUT,
      ...Object.fromEntries(
        produits.flatMap(({ code, refaction }) =>
          refaction === null ? [] : [[`collecte.refaction.${code}`, refaction]],
        ),
      ),
    },
  }
  const { rows } = await pool.query<{ id: string }>(
    "select pack.publier($1, now() - interval '1 year') as id",
    [JSON.stringify(document)],
  )
  return rows[0]?.id ?? ''
}

/** Creates the world of a history; only ids and instants differ between runs. */
function worldOf(histoire: Histoire, suffix: string, t0: Instant): Monde {
  const coupure = t0 - 12 * HOUR
  const account = (organisation_id: string, letter: string, name: string, droits_jusque: Instant | null) => {
    const organisation_code = letter + suffix
    return { id: uuidv7(), identifiant: name + suffix, organisation_id, organisation_code, droits_jusque }
  }
  const organisation = (
    letter: string,
    phones: readonly number[],
    rest: Pick<Organisation, 'modules' | 'rang_depart' | 'chiffres' | 'certificat_jusque'>,
  ): Organisation => {
    const id = uuidv7()
    const people: Compte[] = [
      account(id, letter, 'agent1', null),
      account(id, letter, 'agent2', histoire.droits_coupes ? coupure : null),
    ]
    const producteurs = producers(coupure)
    const [first, second] = producteurs
    return {
      id,
      code: letter + suffix,
      admin: account(id, letter, 'admin', null),
      rsci: account(id, letter, 'rsci', null),
      agents: people,
      appareils: phones.map((phone) => ({
        id: uuidv7(),
        organisation_id: id,
        // The first agent carries two phones.
        utilisateur_id: people[Math.max(0, (phone % 3) - 1)]?.id ?? '',
        code_court: `${letter}${phone}${suffix}`,
        enrole_le: t0 - (histoire.ages[phone] ?? 2) * DAY,
      })),
      campagne: { id: uuidv7(), ouverte_le: t0 - 60 * DAY },
      suivante: { id: uuidv7(), ouverte_le: t0 - 50 * DAY },
      groupement_id: uuidv7(),
      produits: PRODUITS.map(({ code, matiere, coefficient_ppm }) => ({
        id: uuidv7(),
        code,
        matiere,
        coefficient_ppm,
      })),
      producteurs,
      contrats: [
        { id: uuidv7(), actif_jusque: null, lignes: ['ANANAS', 'JUS'] },
        { id: uuidv7(), actif_jusque: coupure, lignes: ['ANANAS'] },
      ],
      intrants: [
        { id: uuidv7(), actif_jusque: null, autorise: true },
        { id: uuidv7(), actif_jusque: null, autorise: false },
        { id: uuidv7(), actif_jusque: coupure, autorise: true },
      ],
      interets: [
        { utilisateur_id: people[0]?.id ?? '', producteur_id: second?.id ?? '', jusque: null },
        { utilisateur_id: people[1]?.id ?? '', producteur_id: first?.id ?? '', jusque: coupure },
      ],
      emplacements: [null, coupure].map((actif_jusque) => ({ id: uuidv7(), actif_jusque })),
      ...rest,
    }
  }
  const livraison = histoire.livraison_coupee ? coupure : null
  return {
    t0,
    organisations: [
      organisation('A', [0, 1, 2], {
        modules: { livraison, estimation: null, intrants: null, inspection: null, certification: null },
        rang_depart: 0,
        chiffres: 4,
        certificat_jusque: null,
      }),
      organisation('B', [3], {
        modules: { livraison, certification: null },
        rang_depart: 6,
        chiffres: 1,
        certificat_jusque: coupure,
      }),
    ],
  }
}

/**
 * Three producers: a small one, a large one in conversion without an own yield, and one who left. A second referential gives the
 * first one's plot a lower state than AB does, and the second one's plot a higher state.
 */
function producers(coupure: Instant): ProducteurInitial[] {
  const one = (
    place: number,
    etat: keyof typeof ETATS & string,
    autres: Readonly<Record<string, string>>,
    rest: Pick<ProducteurInitial, 'actif_jusque' | 'plafond_g' | 'piece'>,
  ): ProducteurInitial => {
    const rectangle = rectangleAt(place, 0, 'grand')
    const surface_m2 = Math.round(surfaceOf(rectangle))
    const rendement = etat === 'AB' ? 1_000_000 : null
    const parcelle = { id: uuidv7(), polygone_id: uuidv7(), rectangle, surface_m2, etat, autres, rendement }
    return { id: uuidv7(), nom: `Producteur ${place}`, ...rest, parcelle }
  }
  const piece = { type: 'cip', numero: 'BJ-0', pays: 'BJ' }
  return [
    one(0, 'AB', { NOP: 'TR' }, { actif_jusque: null, plafond_g: 100_000, piece }),
    one(1, 'C2', { NOP: 'NOP' }, { actif_jusque: null, plafond_g: 1_000_000, piece: null }),
    one(2, 'AB', {}, { actif_jusque: coupure, plafond_g: 100_000, piece: null }),
  ]
}
