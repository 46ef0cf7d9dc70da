/** What visitors without script read: who is logged in is kept by script (specification section 4). */
export function ScriptSentence() {
  return <p>Logging in needs JavaScript. Please switch it on in your browser and load the page again.</p>;
}
