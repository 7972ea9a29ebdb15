import type { PeerPage } from './ten-pages.ts'

/** A framework to compare with, set up according to its own guide, without tuning. */
export interface Peer {
  name: string
  /** Exact versions, so that results can be reproduced. */
  packages: Readonly<Record<string, string>>
  /** The build command, starting with the name of the program. */
  build: readonly string[]
  /** The folder with the built site, within its project. */
  output: string
  /** The folder of files that are served unchanged. */
  publicFolder: string
  /** The text of its source files, by their paths within the project. */
  files: (content: PeerContent) => Record<string, string>
}

export interface PeerContent {
  pages: readonly PeerPage[]
  stylesheet: string
}
