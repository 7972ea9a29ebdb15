/** The address of the documents that the search works on: scripts/build/search-documents.ts. */
declare module 'virtual:search-documents' {
  const url: string
  export default url
}
