// Enter on a card that is chosen already takes it; Space and pointers only choose.

/** Handlers for the card's button. A key held down takes nothing: the first press may have chosen the card. */
export const enterTakes = (isChosen: boolean, take: () => void) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat || !isChosen) return;
    event.preventDefault();
    take();
  },
});
