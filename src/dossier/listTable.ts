// The table of the lists in a dossier: their names, and the filters that select a campaign, a period and a group.
import type { Words } from '../documents/layout.ts'
import type { Frame } from './piece.ts'

/** Query parameters in the form that the route of the list accepts. */
export type Filters = Readonly<Record<string, string>>

/** A list of a dossier. */
export type DossierList = {
  /** The name of its route. */
  readonly list: string
  readonly file: string
  readonly title: Words
  readonly about: Words
  readonly filters: (frame: Frame) => Filters
}

const noFilters = (): Filters => ({})
const campaign = ({ campagne }: Frame): Filters => ({ campagne_id: campagne.id })
const period = ({ depuis, jusqu_a }: Frame): Filters => ({ du: depuis, au: jusqu_a })
/** Includes records after the campaign's last day: receptions and steps continue then. */
const descent = ({ campagne, depuis, suites_jusqu_a }: Frame): Filters => ({
  campagne_id: campagne.id,
  du: depuis,
  au: suites_jusqu_a,
})
const group = ({ groupement }: Frame): Filters =>
  groupement === null ? {} : { groupement_id: groupement.id }
/** Includes records after the period: later decisions concern the period too. */
const onward = ({ depuis }: Frame): Filters => ({ du: depuis })
/** The last day of the period, or the day of the dossier if the period goes on. */
const lastDay = ({ au, arrete_au, fuseau_horaire: timeZone }: Frame): Filters => {
  const today = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(arrete_au))
  return { au: au < today ? au : today }
}
const all =
  (...filters: readonly ((frame: Frame) => Filters)[]) =>
  (frame: Frame): Filters =>
    Object.assign({}, ...filters.map((of) => of(frame)))

/** The lists, in order. */
export const LISTS: readonly DossierList[] = [
  {
    list: 'producteurs',
    file: '01-membres',
    title: { fr: 'Membres', en: 'Members' },
    about: {
      fr: 'Les producteurs, actifs ou sortis, avec leur groupement.',
      en: 'Producers, active or gone, with their group.',
    },
    filters: group,
  },
  {
    list: 'parcelles',
    file: '02-parcelles',
    title: { fr: 'Parcelles', en: 'Plots' },
    about: { fr: 'Les parcelles et leur surface.', en: 'Plots and their areas.' },
    filters: group,
  },
  {
    list: 'conformite_statuts',
    file: '03-statuts',
    title: { fr: 'Statuts des parcelles', en: 'Statuses of plots' },
    about: {
      fr: 'Le statut de chaque parcelle par référentiel, avec ses dates.',
      en: 'The status of each plot under each referential, with its dates.',
    },
    filters: group,
  },
  {
    list: 'remises',
    file: '04-intrants',
    title: { fr: 'Intrants remis', en: 'Inputs handed out' },
    about: { fr: 'Les intrants remis aux producteurs.', en: 'Inputs handed out to producers.' },
    filters: all(period, group),
  },
  {
    list: 'inspections',
    file: '05-inspections',
    title: { fr: 'Inspections', en: 'Inspections' },
    about: { fr: 'Les inspections et leurs réponses.', en: 'Inspections and their answers.' },
    filters: all(period, group),
  },
  {
    list: 'non_conformites',
    file: '06-non-conformites',
    title: { fr: 'Non-conformités', en: 'Non-conformities' },
    about: { fr: 'Les non-conformités constatées.', en: 'Non-conformities that were found.' },
    filters: all(period, group),
  },
  {
    list: 'collectes',
    file: '07-collectes',
    title: { fr: 'Collectes', en: 'Collections' },
    about: { fr: 'Les collectes avec leurs masses.', en: 'Collections with their masses.' },
    filters: all(campaign, period, group),
  },
  {
    list: 'receptions',
    file: '08-receptions',
    title: { fr: 'Réceptions', en: 'Receptions' },
    about: { fr: 'Les réceptions et leur lot.', en: 'Receptions and their lots.' },
    filters: all(descent, group),
  },
  {
    list: 'lots',
    file: '09-lots',
    title: { fr: 'Lots', en: 'Lots' },
    about: {
      fr: 'Les lots de la campagne, tous groupements ensemble.',
      en: 'Lots of the campaign, of all groups together.',
    },
    filters: campaign,
  },
  {
    list: 'etapes',
    file: '10-etapes',
    title: { fr: 'Étapes', en: 'Steps' },
    about: { fr: 'Les transformations, entrées et sorties.', en: 'Processing, inputs and outputs.' },
    filters: descent,
  },
  {
    list: 'ventes',
    file: '11-ventes',
    title: { fr: 'Ventes', en: 'Sales' },
    about: { fr: 'Les ventes enregistrées dans la période.', en: 'Sales recorded in the period.' },
    filters: period,
  },
  {
    list: 'expeditions',
    file: '12-expeditions',
    title: { fr: 'Expéditions', en: 'Expeditions' },
    about: {
      fr: 'Les expéditions avec conteneurs et scellés.',
      en: 'Expeditions with containers and seals.',
    },
    filters: period,
  },
  {
    list: 'controles',
    file: '13-controles',
    title: { fr: 'Contrôles et décisions', en: 'Controls and decisions' },
    about: {
      fr: 'Les contrôles ouverts depuis le début de la période, et leurs décisions.',
      en: 'Controls opened since the period began, and their decisions.',
    },
    filters: onward,
  },
  {
    list: 'certificats',
    file: '14-certificats',
    title: { fr: 'Certificats', en: 'Certificates' },
    about: {
      fr: 'Les certificats de l’organisation et de ses fournisseurs.',
      en: 'Certificates of the organization and its suppliers.',
    },
    filters: noFilters,
  },
  {
    list: 'journal',
    file: '15-journal',
    title: { fr: 'Journal', en: 'Journal' },
    about: {
      fr: 'Les actes consignés depuis le début de la période.',
      en: 'Acts journalled since the period began.',
    },
    filters: ({ depuis }) => ({ depuis }),
  },
  {
    list: 'registre_membres',
    file: '16-registre-des-membres',
    title: { fr: 'Registre des membres', en: 'Register of members' },
    about: {
      fr: 'La liste des membres à la fin de la période : (UE) 2021/279, article 5.',
      en: 'The list of members at the end of the period: (EU) 2021/279, article 5.',
    },
    filters: all(lastDay, group),
  },
  {
    list: 'journal_sceaux',
    file: '17-sceaux-du-journal',
    title: { fr: 'Sceaux du journal', en: 'Seals of the journal' },
    about: {
      fr: 'Les sceaux du journal depuis le début de la période : ce qui y était écrit ne peut plus changer sans se voir.',
      en: 'Seals of the journal since the period began: what it said can no longer change unseen.',
    },
    filters: ({ depuis, arrete_au }) => ({ depuis, jusqu_a: arrete_au }),
  },
  {
    list: 'declarations_eudr',
    file: '18-declarations-eudr',
    title: { fr: 'Déclarations de diligence raisonnée', en: 'Due diligence statements' },
    about: {
      fr: 'Les déclarations (UE) 2023/1115 enregistrées depuis le début de la période, avec leurs numéros.',
      en: 'Statements (EU) 2023/1115 recorded since the period began, with their numbers.',
    },
    filters: onward,
  },
]
