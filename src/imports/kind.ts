// What a kind of import is: the columns of its files, and where each value stands in what the office act takes.

/** Words in both languages of the service. */
export type Words = { readonly fr: string; readonly en: string }

/** How a file may be written. */
export type Format = 'csv' | 'xlsx' | 'geojson' | 'kml'

/** What a value is read as. */
export type ColumnType =
  | 'texte'
  | 'code'
  | 'decimal'
  | 'date'
  | 'liste'
  | 'forme'
  | 'ajustements'
  | 'telephone'

/** A column of a file. */
export type Column = {
  readonly code: string
  readonly noms: Words
  readonly type: ColumnType
  readonly obligatoire?: true
  /** The column of the same line that stands in its place. */
  readonly sauf?: string
  /** Where its value stands in what the act takes (`a.b`); absent when it only names the record for other files. */
  readonly chemin?: string
  /** How many decimals of it are kept, as an integer of that smaller unit. */
  readonly decimales?: number
  /** Digits of any script are written as those of ASCII. */
  readonly chiffres?: true
  /** The column is a share in percent: `5 %` is 5. */
  readonly pourcent?: true
  /** The column of the same record that names the currency of the amount. */
  readonly monnaie?: string
  /** The kind of record that its words mean. */
  readonly entite?:
    | 'campagne'
    | 'emplacement'
    | 'fournisseur'
    | 'groupement'
    | 'parcelle'
    | 'producteur'
    | 'produit'
  /** Of a record that stands on several lines: each line has a value of its own, and `chemin` begins at the line. */
  readonly parLigne?: true
  readonly explication: Words
  readonly exemple: string
}

/** A column of words. */
export const text = (column: Omit<Column, 'type'>): Column => ({ ...column, type: 'texte' })

/** What was understood of a row, as the act takes it. */
export type Demand = Record<string, unknown>

/** A kind of import. */
export type Kind = {
  readonly genre: string
  readonly noms: Words
  readonly formats: readonly Format[]
  /** The schema of the office act, or of the command, by which a row is judged. */
  readonly schema: string
  /** The column by which other files name the record. */
  readonly cle?: string
  /** Where the lines stand, of a record that stands on several ones which follow each other and have the same `cle`. */
  readonly lignes?: string
  /** Whether a password that nobody is told joins what the act takes. */
  readonly secret?: true
  /** Whether phones wait for what a row locks: good rows are then written one by one. */
  readonly verrouille?: true
  /** What a demand holds beside its columns. */
  readonly base?: () => Demand
  /** What follows from the columns together. */
  readonly finish?: (demand: Demand) => void
  readonly colonnes: readonly Column[]
}
