import type { Compiled } from './compile.ts'
import type { SourceText } from '../site/source-text.ts'
import type { Body } from './markdown.ts'
import { fieldsOf, noteRead } from './reads.ts'
import type { ContentStore } from './store.ts'

/** A content file that passed its schema. Its content is read lazily. */
export interface Entry<Slug extends string, Fields> {
  slug: Slug
  /** The page's path. */
  path: string
  /** The file's path, relative to the project's root. */
  file: string
  /** Changes with the file and everything else that affects compiling it. */
  key: string
  /** Changes only with the fields and the pictures that the file names. */
  fieldsKey: string
  readonly source: SourceText
  readonly body: Body
  readonly fields: Fields
}

type Place = Omit<Entry<string, unknown>, 'source' | 'body' | 'fields'>

/**
 * An entry whose content the store reads on demand. It is a class because each process of a build has one per page, and
 * getters on each object would take ten times the memory.
 */
export class StoredEntry implements Entry<string, unknown> {
  readonly slug: string
  readonly path: string
  readonly file: string
  readonly key: string
  readonly fieldsKey: string
  readonly #store: ContentStore

  constructor(store: ContentStore, place: Place) {
    this.#store = store
    this.slug = place.slug
    this.path = place.path
    this.file = place.file
    this.key = place.key
    this.fieldsKey = place.fieldsKey
  }

  get source(): SourceText {
    noteRead(this.file)
    return this.#store.source(this.file)
  }

  get body(): Body {
    noteRead(this.file)
    return this.#compiled().body
  }

  get fields(): unknown {
    noteRead(fieldsOf(this.file))
    return this.#compiled().fields
  }

  #compiled(): Compiled {
    const found = this.#store.find(this.key)
    if (!found) throw new Error(`${this.file} has not been compiled.`)
    return found
  }
}
