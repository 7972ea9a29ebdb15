interface Table {
  /** The backend's address without a slash at the end; `/` is the page's own origin. */
  url: string
  /** The publishable key, which may only add rows. */
  key: string
  table: string
}

/**
 * Adds one row through the REST interface of the backend.
 * @throws {Error} If it is not accepted.
 */
export async function insertRow({ url, key, table }: Table, row: object): Promise<void> {
  const response = await fetch(`${url === '/' ? '' : url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
    // A choice may be the last thing before the page is left.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`${table} answered ${response.status}`)
}
