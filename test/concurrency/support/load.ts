// Settings of the kill test: `KILLS=30 DEVICES=8 SEED=7 npm test -- concurrency/killedPostgres`.
declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>
  }
}

/** The number of kills of PostgreSQL. */
export const KILLS = Number(import.meta.env.KILLS ?? 3)

/** The number of devices that send meanwhile. */
export const DEVICES = Number(import.meta.env.DEVICES ?? 4)

/** The seed from which the times of the kills are generated. */
export const SEED = Number(import.meta.env.SEED ?? 2026)
