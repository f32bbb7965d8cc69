// Signs that turn the direction of writing: of the text around them, and of whatever is shown behind them.

const DIRECTIONS = /\p{Bidi_Control}/gu;

/** For texts that people say or read: everything but these signs. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');
