/** Where `npm start` and `npm run preview` listen: `PORT` and `HOST`, loopback by default. */
export function listenAddress(environment: NodeJS.ProcessEnv): { host: string; port: number } {
  const { PORT = '4173', HOST = 'localhost' } = environment
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is '${PORT}'; expected a whole number from 0 to 65535.`)
  }
  return { host: HOST, port }
}
