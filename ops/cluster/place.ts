// Chooses the folder of the private cluster: the data folder, unless PostgreSQL's user can not enter it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Owner, type Postmaster, postgresOwner } from './postmaster.ts'

// The file in the data folder that names the folder of a cluster outside of it.
const ELSEWHERE = 'cluster-elsewhere'

/** Returns the folder with the cluster, its log and the register of its users; chooses this folder at first use. */
export function choosePlace(dataDir: string, owner: Owner, say?: (sentence: string) => void): string {
  mkdirSync(dataDir, { recursive: true })
  if (isTraversable(dataDir, owner)) return dataDir
  if (isTraversable(dirname(dataDir), owner)) {
    // Opens only this data folder, which `mktemp -d` made private: other users may now pass through it, but not list it.
    chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o001)
    return dataDir
  }
  const place = `/var/lib/sillon-${shortHash(dataDir)}`
  mkdirSync(place, { recursive: true, mode: 0o755 })
  writeFileSync(join(dataDir, ELSEWHERE), `${place}\n`)
  say?.(`the user \`postgres\` can not enter ${dirname(dataDir)}: the cluster lives in ${place}.`)
  return place
}

/** Returns the folder of a data folder's cluster; undefined if it never had one. */
export function findPlace(dataDir: string): string | undefined {
  const elsewhere = join(dataDir, ELSEWHERE)
  if (existsSync(elsewhere)) return readFileSync(elsewhere, 'utf8').trim()
  return existsSync(join(dataDir, 'cluster')) ? dataDir : undefined
}

/** Returns the data directory, log and socket of a cluster's folder. */
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

// Hashes a path, because a socket path must be short and the path of a clone may be long.
function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
