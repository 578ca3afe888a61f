// A kind of import: the columns of its files, and the place of each value in the office act.

/** A text in both languages of the service. */
export type Words = { readonly fr: string; readonly en: string }

/** The formats of a file. */
export type Format = 'csv' | 'xlsx' | 'geojson' | 'kml'

/** The types of values. */
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
  /** The column that may be filled instead of it in the same line. */
  readonly sauf?: string
  /** The path of its value in the act (`a.b`); absent if the column only gives the record a name that other files use. */
  readonly chemin?: string
  /** The number of decimals that are stored: the value is an integer of that smaller unit. */
  readonly decimales?: number
  /** True if its text names the record for people and for other files. */
  readonly cle?: true
  /** Converts digits of all scripts to ASCII. */
  readonly chiffres?: true
  /** True if its text has at least one digit, as the number of an identity document. */
  readonly chiffre?: true
  /** True if its text is the name of a person or of an organization, and must contain a letter. */
  readonly appelle?: true
  /** The kind of a value that people also write in words: a country, the sex of a person, a surface with its units. */
  readonly mots?: 'pays' | 'sexe' | 'surface'
  /** True if the column is a share in percent: `5 %` is 5. */
  readonly pourcent?: true
  /** The column of the same record with the currency of the amount. */
  readonly monnaie?: string
  /** The kind of record to which its text refers. */
  readonly entite?:
    | 'campagne'
    | 'emplacement'
    | 'fournisseur'
    | 'groupement'
    | 'parcelle'
    | 'producteur'
    | 'produit'
  /** For a record on several lines: true if each line has its own value, and `chemin` begins at the line. */
  readonly parLigne?: true
  readonly explication: Words
  readonly exemple: string
}

/** Makes a text column. */
export const text = (column: Omit<Column, 'type'>): Column => ({ ...column, type: 'texte' })

/** The values of a row, in the form that the act takes. */
export type Demand = Record<string, unknown>

/** A kind of import. */
export type Kind = {
  readonly genre: string
  readonly noms: Words
  readonly formats: readonly Format[]
  /** The schema of the office act, or of the command, that validates a row. */
  readonly schema: string
  /** The column by whose text other files name the record. */
  readonly cle?: string
  /** The member that holds the lines of a record. The lines of a record follow each other in the file and have the same `cle`. */
  readonly lignes?: string
  /** True if the act also receives a random password that no one sees. */
  readonly secret?: true
  /** True if phones wait for the rows that it locks; valid rows are then written one by one. */
  readonly verrouille?: true
  /** Returns the members of a request that no column gives. */
  readonly base?: () => Demand
  /** Completes a request from all of its columns. */
  readonly finish?: (demand: Demand) => void
  readonly colonnes: readonly Column[]
}
