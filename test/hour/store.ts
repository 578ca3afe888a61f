// An S3 server on a Debian machine, and the service's settings for it, for commands that an operator types in a clone.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { KEY, REGION } from '../bucket/gateway.ts'
import { versitygw } from '../bucket/servers.ts'
import type { Debian } from './debian.ts'

/** The port on which it listens, with TLS and the certificate of the machine. */
export const STORE_PORT = 7070

/** Starts the S3 server under a host name of the machine, with the bucket `sillon`. */
export async function startStore({ root, type }: Debian, name: string): Promise<void> {
  cpSync(await versitygw(), join(root, 'usr/local/bin/versitygw'))
  const secrets = `--setenv=ROOT_ACCESS_KEY=${KEY.accessKeyId} --setenv=ROOT_SECRET_KEY=${KEY.secretAccessKey}`
  const tls = '--cert /etc/ssl/sillon.crt --key /etc/ssl/sillon.key'
  await type(`mkdir -p /srv/seaux/sillon
systemd-run --quiet --unit=seaux ${secrets} \\
  versitygw --region ${REGION} --quiet --port 127.0.0.1:${STORE_PORT} ${tls} posix /srv/seaux
curl --silent --retry 60 --retry-all-errors --output /dev/null https://${name}:${STORE_PORT}`)
}

/**
 * Returns lines that run other lines in the clone as the user of the service, with the settings of the service and its operator.
 */
export function asInClone(lines: string): string {
  return `cat > /opt/sillon/lignes.sh <<'LIGNES'
${lines}
LIGNES
set -a
. /etc/sillon/service.env
. /etc/sillon/operator.env
cd /opt/sillon
runuser --user sillon -- env HOME=/var/lib/sillon sh -e lignes.sh
rm lignes.sh`
}
