/** What a browser's agent learns of a form. The parameters are its fields, by their names and labels. */
export type FormTool = Readonly<Record<'toolname' | 'tooldescription', string>>

/**
 * Declares a form to the browser's agent by WebMCP's attributes (https://github.com/webmachinelearning/webmcp),
 * where the browser knows them: elsewhere they are no HTML. Nothing is sent for a visitor who has not pressed
 * the button.
 */
export function declareTool(form: HTMLFormElement | null, tool: FormTool): void {
  if (!('modelContext' in document)) return
  for (const [name, value] of Object.entries(tool)) form?.setAttribute(name, value)
}
