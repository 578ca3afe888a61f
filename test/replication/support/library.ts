// The part of the replication service's own library that the tests use. Its declarations import sources that do not compile with
// this project's options, so the used part is declared here.

/** A row as the library accepts and returns it. */
export type SqliteRow = Record<string, string | number | bigint | null | Uint8Array>

type SourceTable = { readonly connectionTag: string; readonly schema: string; readonly name: string }
type Bucket = { readonly bucket: string }
/** A lookup that a phone's rules require. */
export type Lookup = { readonly serializedRepresentation: string }
type Fault = { readonly message: string }

/** The result of a lookup. */
export type LookupRows = { readonly lookup: Lookup; readonly rows: SqliteRow[] }

/** A schema of the source database, against which the rules are checked. */
export type SourceSchema = {
  readonly name: string
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly { readonly name: string; readonly sqlite_type: string }[]
  }[]
}

type Column = { readonly name: string; readonly type: { readonly typeFlags: number } }

/** The loaded rules. */
export type Rules = {
  evaluateRow(row: { sourceTable: SourceTable; record: SqliteRow }): {
    readonly bucket: string
    readonly table: string
    readonly id: string
    readonly data: SqliteRow
  }[]
  evaluateParameterRow(
    sourceTable: SourceTable,
    record: SqliteRow,
  ): { readonly lookup: Lookup; readonly bucketParameters: SqliteRow[] }[]
  getBucketParameterQuerier(options: object): {
    readonly errors: readonly Fault[]
    readonly querier: {
      readonly staticBuckets: readonly Bucket[]
      readonly hasDynamicBuckets: boolean
      queryDynamicBucketDescriptions(source: {
        getParameterSets(lookups: Lookup[]): Promise<LookupRows[]>
      }): Promise<Bucket[]>
    }
  }
}

/** The name of an option of the service. */
type Option = { readonly name: string }

/** The rules as read from their file. */
export type Config = {
  readonly compatibility: { isEnabled(option: Option): boolean }
  readonly bucketDataSources: readonly {
    resolveResultSets(schema: object, tables: Record<string, Record<string, Column>>): void
  }[]
  hydrate(options: object): Rules
}

type Library = {
  readonly SqlSyncRules: {
    fromYaml(yaml: string, options: object): { readonly config: Config; readonly errors: readonly Fault[] }
  }
  readonly CompatibilityOption: { readonly customTypes: Option; readonly timestampsIso8601: Option }
  readonly StaticSchema: new (connections: { tag: string; schemas: readonly SourceSchema[] }[]) => object
  readonly RequestParameters: new (token: object, client: object) => object
  nodeSqlite(module: object): object
  versionedHydrationState(version: number): object
}

const NAME: string = '@powersync/service-sync-rules'

/** The library. */
export const library = (await import(NAME)) as Library
