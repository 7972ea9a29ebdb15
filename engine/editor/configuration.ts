import type { Backend, CmsConfig } from '@sveltia/cms'
import path from 'node:path'
import { withBase } from '../../model/base-path.ts'
import { editor } from '../../.site/site.ts'
import { site } from '../../model/site.ts'
import { collections } from './collections.ts'
import { placedFolders } from '../languages/placed.ts'
import { inLanguages, languageOptions } from './in-languages.ts'
import { siteFolder } from '../process/site-folder.ts'

/** Where the editor saves. Without a repository, it can only open a folder on this machine. */
function backend(): Backend {
  const { host, repository, branch, signInUrl, applicationId } = editor
  if (repository === '')
    return { name: 'github', repo: `local/${path.basename(process.cwd())}`, branch, auth_methods: ['token'] }
  const shared = { repo: repository, branch, ...(signInUrl === '' ? {} : { base_url: signInUrl }) }
  return host === 'gitlab'
    ? { name: 'gitlab', ...shared, auth_type: 'pkce', app_id: applicationId }
    : { name: 'github', ...shared }
}

/** The configuration of Sveltia CMS. */
export const editorConfiguration = (): CmsConfig => ({
  load_config_file: false,
  backend: backend(),
  app_title: `${site.name} editor`,
  site_url: new URL(site.url).origin,
  display_url: site.url,
  logo: { src: withBase('/favicon.svg') },
  show_preview_links: false,
  media_folder: `${siteFolder(process.cwd())}/photos`,
  public_folder: `/${siteFolder(process.cwd())}/photos`,
  media_libraries: {
    default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true, lowercase: true, trim: true },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  field_defaults: { richtext: { linked_images: false } },
  ...(placedFolders.length > 0
    ? {
        i18n: languageOptions(site.language, placedFolders),
        collections: collections().map(inLanguages),
      }
    : { collections: collections() }),
})
