-- Spec: lots#melange: an additional input never raises the displayed category, in total or under a
-- referential; and no mixture shows more than the lowest of its inputs.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select essai.referentiel_nop();

create temporary table hauteur on commit drop as
select e.referentiel_code, e.code, array_position('{hors_statut,conventionnel,conversion,bio}',
  e.categorie_affichage) as hauteur
from conformite.etat e where e.referentiel_code in ('AB', 'NOP');
create function pg_temp.montre(p_etats jsonb, p_referentiel text default null) returns integer
language sql as $$
  select coalesce(min(h.hauteur), 2) from jsonb_each_text(p_etats) as k
    join hauteur h on h.referentiel_code = k.key and h.code = k.value
  where k.key = coalesce(p_referentiel, k.key)
$$;
-- Each state of AB is combined with each state of NOP, and with none.
create temporary table entree on commit drop as
select row_number() over () as n, jsonb_strip_nulls(jsonb_build_object('AB', a, 'NOP', b)) as etats
from (values (null), ('C1'), ('C2'), ('AB')) as x (a)
  cross join (values (null), ('HS'), ('TR'), ('CV'), ('NOP')) as y (b);
create temporary table paire on commit drop as
select x.n as premier, y.n as second, p.produits, array[x.etats, y.etats] as entrees, w.etats,
  least(pg_temp.montre(x.etats), pg_temp.montre(y.etats)) as plafond
from entree x join entree y on y.n >= x.n
  cross join (values (false), (true)) as p (produits)
  cross join lateral (select conformite.fondre(array[x.etats, y.etats], p.produits)) as w (etats);
create temporary table melange on commit drop as
select array[p.premier, p.second, z.n] as entrees, p.produits, p.etats as seuls,
  t.etats as plus, least(p.plafond, pg_temp.montre(z.etats)) as plafond
from paire p cross join entree z
  cross join lateral (
    select conformite.fondre(p.entrees || z.etats, p.produits)) as t (etats);
select is((select count(*) from melange), 8400::bigint,
  'mixtures of three, of one and two products');
select is_empty($$select m.entrees, m.seuls, m.plus from melange m
  where pg_temp.montre(m.plus) > pg_temp.montre(m.seuls)$$, 'one more input lifts no category');
select is_empty($$select m.entrees, r, m.seuls, m.plus
  from melange m cross join (values ('AB'), ('NOP')) as k (r)
  where pg_temp.montre(m.plus, r) > pg_temp.montre(m.seuls, r)$$, 'nor one under a referential');
select is_empty($$select m.entrees, m.plus from melange m
  where pg_temp.montre(m.plus) > m.plafond$$,
  'and none shows more than the lowest of its inputs');
select is(conformite.fondre('{"{\"AB\": \"AB\", \"NOP\": \"TR\"}", "{\"AB\": \"C2\"}"}', false),
  '{"AB": "C2", "NOP": "TR"}', 'a conventional state stays beside a conversion');
select is(conformite.fondre('{"{\"AB\": \"C2\", \"NOP\": \"CV\"}", "{\"AB\": \"C2\"}"}', false),
  '{"AB": "C2"}', 'where nothing would be lifted, what one lacks is not known');

select * from finish();
rollback;
