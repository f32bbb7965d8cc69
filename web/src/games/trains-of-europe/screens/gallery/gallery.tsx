// A page for developers: every phase of the business game from real positions, for looking at and for screenshots.
// Query: table, seed, step, nth, mine (0 or 1), also, theme, lang, phone, part (panel, comparison, vehicles).
import type { Seat } from '@branchline/core';
import { contentOf, type Language } from '@branchline/trains-of-europe';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../../../../ui/theme/index.css';
import '../../../../ui/ui.css';
import { loadMap, NO_MARKS, TrainsMap, cityName, type LoadedMap, type MapMarks } from '../../map/index.ts';
import { loadMessages } from '../../messages/index.ts';
import { NO_ORDERS } from '../../play/orders.ts';
import { NO_PLAN, type Plan } from '../../play/plan.ts';
import type { Sum } from '../../play/sums/sum.ts';
import { namesOf, type Names } from '../../play/tell/names.ts';
import { colourOf, CompanyComparison, ContractsPanel, Silhouette, SumPopover } from '../parts/index.ts';
import { EvaluationSheet, PhaseStage, YearEndSheet } from '../phases/index.ts';
import { positionOf, type Position } from './positions.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const language = (query.get('lang') ?? 'en') as Language;
document.documentElement.lang = language;
const phone = query.has('phone');
const PEOPLE = ['Jonas', 'Mira', 'Aino', 'Tomás'];

function tracksOf({ view }: Position): MapMarks['tracks'] {
  const index = contentOf(view.config);
  return view.public.holders.flatMap((bits, no) => {
    const companies = view.public.left.flatMap((_, seat) => (bits & (1 << seat) ? [colourOf(seat)] : []));
    return companies.length > 0 ? [{ section: index.sections[no]!.id, companies }] : [];
  });
}

function Drawing({
  loaded,
  position,
  marks,
}: {
  loaded: LoadedMap;
  position: Position;
  marks: Partial<MapMarks> | undefined;
}) {
  const tracks = useMemo(() => tracksOf(position), [position]);
  return (
    <TrainsMap
      geometry={loaded.geometry}
      scenery={loaded.scenery}
      marks={{ ...NO_MARKS, tracks, ...marks }}
      me={colourOf(position.seat)}
      names="local"
      texts={{
        label: 'Map',
        city: (id) => cityName('local', id),
        water: () => '',
        section: (id) => id,
        price: (eur, on) => `${eur / 1000}${on === 'ticket' ? 'k' : ''}`,
      }}
      insets={{ top: 0, right: 0, bottom: 240, left: 196 }}
    />
  );
}

function Playground({ loaded, position, names }: { loaded: LoadedMap; position: Position; names: Names }) {
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  const [marks, setMarks] = useState<Partial<MapMarks>>();
  const [sum, setSum] = useState<{ sum: Sum; beside: HTMLElement }>();
  const [note, setNote] = useState('');
  const { view, seat, stage, traces, report, book } = position;
  const explain = (next: Sum, beside: HTMLElement): void => setSum({ sum: next, beside });
  const part = query.get('part');
  const shared = { view, seat, names, explain };
  const inside = (() => {
    if (part === 'comparison') return <CompanyComparison {...shared} />;
    if (part === 'panel') return <ContractsPanel {...shared} phone={phone} />;
    if (part === 'vehicles') return <Vehicles position={position} names={names} />;
    if (report && book) {
      const onContinue = (): void => setNote('continue');
      return <YearEndSheet {...shared} phone={phone} report={report} book={book} onContinue={onContinue} />;
    }
    if (stage.step === 'over') return <EvaluationSheet {...shared} />;
    return (
      <PhaseStage
        {...shared}
        stage={stage}
        traces={traces}
        plan={plan}
        setPlan={setPlan}
        act={(action) => setNote(JSON.stringify(action))}
        orders={NO_ORDERS}
        order={(orders) => setNote(JSON.stringify(orders))}
        reached={undefined}
        sending={false}
        showOnMap={setMarks}
        undo={undefined}
        toFront={() => undefined}
        phone={phone}
      />
    );
  })();
  const isPlain = part !== null || (stage.step === 'over' && !report);
  return (
    <div class={`frame ${isPlain ? 'plain' : phone ? 'phone' : ''}`}>
      <div class="bars">
        <p role="status">{note}</p>
      </div>
      <div class="space">
        {!isPlain && !report && <Drawing loaded={loaded} position={position} marks={marks} />}
        {inside}
      </div>
      {sum && <SumPopover {...sum} names={names} onClose={() => setSum(undefined)} />}
    </div>
  );
}

function Vehicles({ position, names }: { position: Position; names: Names }) {
  const { vehicles } = contentOf(position.view.config).content;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 250px)', gap: '14px', padding: '16px' }}>
      {vehicles.map(({ id, art }) => (
        <div key={id}>
          <Silhouette art={art} width={240} />
          {names.model(id)} <Silhouette art={art.split('/')[0]!} width={56} />
        </div>
      ))}
    </div>
  );
}

const root = document.getElementById('gallery');
const position = positionOf({
  table: query.get('table') ?? 'four',
  seed: query.get('seed') ?? 'gallery',
  step: query.get('step') ?? 'fair',
  nth: Number(query.get('nth') ?? 0),
  mine: query.get('mine') !== '0',
  ...(query.has('also') ? { also: query.get('also')! } : {}),
});
if (root !== null && position) {
  const index = contentOf(position.view.config);
  void Promise.all([loadMap(index.content.map), loadMessages(language)]).then(([loaded, text]) => {
    const who = (seat: Seat) => ({ name: PEOPLE[seat]!, you: seat === position.seat });
    const names = namesOf(index, { text, language, naming: 'local', who });
    render(<Playground loaded={loaded} position={position} names={names} />, root);
    document.documentElement.dataset['ready'] = '';
  });
} else document.documentElement.dataset['ready'] = 'none';
