// Lists a bucket as Amazon specifies (ListObjectsV2), with three keys or folders per page.
const PAGE = 3

/** Returns the requested page; the token for the next page is the last name on this page. */
export function listed(
  objects: ReadonlyMap<string, { bytes: Buffer }>,
  { pathname, searchParams }: URL,
): string {
  const bucket = pathname.replace(/\/?$/, '/')
  const [prefix, delimiter] = [searchParams.get('prefix') ?? '', searchParams.get('delimiter')]
  const after = searchParams.get('continuation-token') ?? ''
  const names = new Map<string, number | null>()
  for (const [path, { bytes }] of objects) {
    const key = decodeURIComponent(path.slice(bucket.length))
    if (!path.startsWith(bucket) || !key.startsWith(prefix)) continue
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length)
    names.set(end < 0 ? key : key.slice(0, end + 1), end < 0 ? bytes.length : null)
  }
  const rest = [...names].filter(([name]) => name > after).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const page = rest.slice(0, PAGE)
  const rows = page.map(([name, size]) =>
    size === null
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><Size>${size}</Size></Contents>`,
  )
  const isTruncated = rest.length > PAGE
  // Some services send an empty token with the last page; Amazon sends none.
  const next = `<NextContinuationToken>${isTruncated ? page.at(-1)?.[0] : ''}</NextContinuationToken>`
  const said = `<IsTruncated>${isTruncated}</IsTruncated>${next}`
  return `<?xml version="1.0"?><ListBucketResult>${said}${rows.join('')}</ListBucketResult>`
}
