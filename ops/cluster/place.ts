// Where the private cluster of a data folder lives: in the folder itself, unless PostgreSQL's user can not get there.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Owner, type Postmaster, postgresOwner } from './postmaster.ts'

// Written into the data folder when its cluster lives elsewhere.
const ELSEWHERE = 'cluster-elsewhere'

/** The folder that holds the cluster, its log and the register of its users; chosen on first use. */
export function choosePlace(dataDir: string, owner: Owner, say?: (sentence: string) => void): string {
  mkdirSync(dataDir, { recursive: true })
  if (isTraversable(dataDir, owner)) return dataDir
  if (isTraversable(dirname(dataDir), owner)) {
    // Only our own folder is in the way, as `mktemp -d` made it: it may be passed through, not looked into.
    chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o001)
    return dataDir
  }
  const place = `/var/lib/sillon-${shortHash(dataDir)}`
  mkdirSync(place, { recursive: true, mode: 0o755 })
  writeFileSync(join(dataDir, ELSEWHERE), `${place}\n`)
  say?.(`the user \`postgres\` can not enter ${dirname(dataDir)}: the cluster lives in ${place}.`)
  return place
}

/** The folder that holds the cluster of a data folder, if it ever had one. */
export function findPlace(dataDir: string): string | undefined {
  const elsewhere = join(dataDir, ELSEWHERE)
  if (existsSync(elsewhere)) return readFileSync(elsewhere, 'utf8').trim()
  return existsSync(join(dataDir, 'cluster')) ? dataDir : undefined
}

/** The data directory, the log and the socket of the cluster in a place. */
export function postmasterAt(place: string): Postmaster {
  return {
    data: join(place, 'cluster'),
    log: join(place, 'postgresql.log'),
    socket: `/tmp/sillon-${shortHash(place)}`,
    owner: postgresOwner(),
  }
}

function isTraversable(folder: string, owner: Owner): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', stdio: 'ignore', ...owner })
    return true
  } catch {
    return false
  }
}

// The address of a socket is short; that of a clone may be long.
function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
