/** The last line of every footer (specification section 1). */
export function CopyrightLine() {
  return (
    <p className="border-t border-dusk-800 px-gutter py-5 text-center text-caption text-dusk-300">
      @2025 copyrights, All Right Reserved
    </p>
  );
}
