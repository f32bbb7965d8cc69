// Cards of the real table as figures of the rules: a contract that earns, and a few vehicles.

import { contentOf, type ContractId, type ModelId, type View } from '@branchline/trains-of-europe';
import { useMemo } from 'preact/hooks';
import { standingsOf } from '../../play/contract/standing.ts';
import { fitsOf } from '../../play/fit.ts';
import { text, textLanguage } from '../../messages/text.ts';
import { namesOf } from '../../play/tell/names.ts';
import { YOU, type StepId } from '../learn/quick-start.ts';
import { sceneAfter } from '../learn/scene.ts';
import { colourOf, ContractCard, VehicleCard } from '../parts/index.ts';

/** Cities are called as the text beside the card calls them. */
function useScene(after: StepId) {
  const view: View = useMemo(() => sceneAfter(after), [after]);
  const names = namesOf(contentOf(view.config), {
    text: text.value,
    language: textLanguage.value,
    naming: 'translated',
    who: () => ({ name: '', you: true }),
  });
  return { view, names };
}

export function ContractFigure({ contract }: { readonly contract: ContractId }) {
  const { view, names } = useScene('train');
  const standing = standingsOf(view, YOU).contracts.find((each) => each.contract === contract);
  if (!standing) return null;
  return (
    <div class={`rules-card co-${colourOf(YOU)}`}>
      <ContractCard view={view} seat={YOU} names={names} standing={standing} />
    </div>
  );
}

export function VehicleFigure({ models }: { readonly models: readonly ModelId[] }) {
  const { view, names } = useScene('welcome');
  const index = contentOf(view.config);
  return (
    <ul class="rules-vehicles">
      {models.map((model) => {
        const no = index.modelIndex.get(model)!;
        return (
          <li key={model}>
            <VehicleCard
              view={view}
              names={names}
              model={model}
              fits={fitsOf(view, YOU, no)}
              price={names.text.money.cash(index.models[no]!.price)}
            />
          </li>
        );
      })}
    </ul>
  );
}
