-- Spec: conformite-et-certificats#couverture: a single line must match: a dimension that it does
-- not name matches everything, and one matching activity is enough.
begin;
set local role metier;
select plan(24);
select essai.preparer();

create function pg_temp.couvre(p_lignes jsonb, p_activites text[], p_site text default 'Nord',
  p_unites text[] default '{M1,Magasin}', p_jour integer default 0)
returns boolean language plpgsql as $$
declare
  v_numero text := md5(p_lignes::text);
begin
  if not exists (select from certificat.certificat c where c.numero = v_numero) then
    perform essai.certifier(v_numero, '2026-01-01', '2026-12-31',
      jsonb_build_object('portee', p_lignes), null);
  end if;
  return exists (select from certificat.couvrant(null, null, essai.produit('ANANAS'), p_activites,
      p_site, p_unites, essai.t(p_jour)) as c where c.numero = v_numero);
end
$$;
select is(pg_temp.couvre('[{"activite": "transformation"}]', '{preparation}'), true,
  'a word for the activity');
select is(pg_temp.couvre('[{"activite": "transformation"}]', '{storing}'), false, 'for it alone');
select is(pg_temp.couvre('[{"activite": "transformation"}]', '{storing,preparation}'), true,
  'one of the activities of the operation is enough');
select is(pg_temp.couvre(jsonb_build_array(jsonb_build_object('activite', a, 'unite', 'M1')),
    '{distribution}'), true, a || ' is distribution')
from unnest('{vente,expedition,commerce,distribution}'::text[]) as a;
select is(pg_temp.couvre('[{"site": "Nord"}]', '{export}'), true,
  'a line without activity limits none');
select is(pg_temp.couvre('[{"site": "Nord"}]', '{export}', 'Sud'), false, 'nor at another site');
select is(pg_temp.couvre(jsonb_build_array(jsonb_build_object('site', normalize('Savè', nfd))),
  '{export}', 'Savè'), true, 'a site that was stored in the other Unicode form');
select is(pg_temp.couvre(jsonb_build_array(jsonb_build_object('unite', 'M–1')), '{storing}', 'Nord',
  array[normalize('Entrepôt', nfd), 'M-1']), true, 'a unit with another dash');
select is(pg_temp.couvre('[{"unite": "Magasin"}]', '{storing}'), true,
  'a unit by its code or its name');
select is(pg_temp.couvre('[{"unite": "M2"}]', '{storing}'), false, 'another unit');
select is(
  pg_temp.couvre('[{"activite": "stockage", "site": "Sud"}, {"activite": "vente", "site": "Nord"}]',
    '{storing}'), false, 'one line has to match in all dimensions');
select is(
  pg_temp.couvre('[{"activite": "stockage", "site": "Sud"}, {"activite": "vente", "site": "Nord"}]',
    '{storing}', null), true, 'what is not asked for is not judged');
select is(pg_temp.couvre(jsonb_build_array(jsonb_build_object('produit_id', essai.produit('JUS'))),
    '{storing}'), false, 'another product');
select is(
  pg_temp.couvre(jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'))),
    '{storing}'), true, 'the product');
select is(pg_temp.couvre('[{"activite": "stockage", "du": "2026-06-01", "au": "2026-06-02"}]',
    '{storing}', p_jour => j), j between 0 and 1, 'on day ' || j)
from generate_series(-1, 2) as j;

-- Lines that an earlier version wrote.
select essai.certifier('avant', '2026-01-01', '2026-12-31', '{"portee": [{"site": "nulle part"}]}',
  null);
insert into certificat.portee (organisation_id, certificat_id, activite, site, unite, ajoutee_le,
  anterieure)
select core.organisation_id(), c.id, 'Récolte et calibrage', 'Ailleurs', 'U9', essai.t(30),
  true from certificat.certificat c where c.numero = 'avant';
create function pg_temp.avant(p_activites text[]) returns boolean language sql as $$
  select exists (select from certificat.couvrant(null, null, essai.produit('ANANAS'), p_activites,
      'Nord', '{M1}', essai.t()) as c where c.numero = 'avant')
$$;
select is(pg_temp.avant('{production,distribution}'), true,
  'a line of before covers a reception whatever it names, and whenever it was added');
select is(pg_temp.avant('{distribution}'), false, 'and a sale');
insert into certificat.portee (organisation_id, certificat_id, activite, ajoutee_le, anterieure)
select core.organisation_id(), c.id, 'expedition', essai.t(30), true from certificat.certificat c
where c.numero = 'avant';
select is(pg_temp.avant('{export}'), true, 'when it names one');

select * from finish();
rollback;
