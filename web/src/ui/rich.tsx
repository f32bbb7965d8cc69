// A text of a catalogue with its bold words.

export function Rich({ text }: { readonly text: string }) {
  return <>{text.split('*').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))}</>;
}
