/** Plain text as staff typed it: an empty line begins a paragraph, a line break stays one. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div dir="auto" className="max-w-measure space-y-5 whitespace-pre-line">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
