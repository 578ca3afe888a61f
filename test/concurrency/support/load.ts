// How hard the kill test tries: `KILLS=30 DEVICES=8 SEED=7 npm test -- concurrency/killedPostgres`.
declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>
  }
}

/** How often PostgreSQL is killed. */
export const KILLS = Number(import.meta.env.KILLS ?? 3)

/** How many devices send meanwhile. */
export const DEVICES = Number(import.meta.env.DEVICES ?? 4)

/** What the moments of the kills are drawn from. */
export const SEED = Number(import.meta.env.SEED ?? 2026)
