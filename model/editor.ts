/** The settings of the editor of texts and pictures (docs/editing.md). Apart from `site`, which every visitor loads. */
export const editor = {
  /** `false` leaves it out of everything. */
  enabled: true as boolean,
  /**
   * Where the site's files are, as `owner/name`. The editor is then published at `/admin/` and saves there.
   * Empty: `npm run edit` opens it for the folder of this machine, and nothing is published.
   */
  repository: '' as string,
  branch: 'main' as string,
  host: 'github' as 'github' | 'gitlab',
  /** GitHub: the address of the service that signs editors in, without a slash at the end. */
  signInUrl: '' as string,
  /** GitLab: the application that signs editors in. */
  applicationId: '' as string,
}
