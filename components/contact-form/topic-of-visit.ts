/**
 * The slug of the service that a visitor comes from, by the address or by the page before.
 * @param search The query of the address, such as `?about=saas`.
 * @param from The path of the page before, without the base; an absolute address if it is another site's.
 */
export const topicOfVisit = (search: string, from: string): string | undefined =>
  new URLSearchParams(search).get('about') ?? /^\/services\/([\w-]+)\//.exec(from)?.[1]
