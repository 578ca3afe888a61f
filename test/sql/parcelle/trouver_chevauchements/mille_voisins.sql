-- Spec: terrain#trop-complexe: a survey of 10,000 points is compared with a thousand neighbours,
-- and with another survey along the same border.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

-- A thousand plots of two metres in the corners of the box around the survey, and forty plots of 13
-- metres inside.
create temporary table jardin as
select row_number() over () as n, r.* from (
  select x, y, 0.00002 as cote
  from generate_series(2.19901, 2.20099, 0.000025) as x,
    generate_series(6.39901, 6.40099, 0.000025) as y
  where power(x - 2.2, 2) + power(y - 6.4, 2) > 0.0000011
  union all
  select 2.2 + 0.0008 * cos(i), 6.4 + 0.0008 * sin(i), 0.00012
  from generate_series(1, 40) as i) as r;
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
  groupement_id, nom, surface_declaree_m2, cree_le)
select p.organisation_id, essai.id('p' || j.n), p.producteur_declare, p.producteur_id,
  p.groupement_id, p.nom, 1, p.cree_le
from parcelle.parcelle p, jardin j where p.id = essai.id('parcelle Kossi');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select core.organisation_id(), essai.id('s' || j.n), essai.id('p' || j.n),
  public.st_makeenvelope(j.x, j.y, j.x + j.cote, j.y + j.cote, 4326), 200, 56, essai.t(-9)
from jardin j;
select ok(count(*) > 1000, 'a thousand gardens') from jardin;

create function pg_temp.relever(p_nom text, p_graine integer) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom, jsonb_build_object(
    'releve', essai.releve(p_nom, essai.marche(9999, 2.2, p_graine)))))
$$;
select is(pg_temp.relever('marche', 1), 'chevauchement_parcelle', 'a walk among them is compared');
select is(pg_temp.relever('voisin', 2), 'chevauchement_parcelle', 'and a second one beside it');
select results_eq($$
  select k.motif, count(*) from controle.controle k where k.entite_id = essai.id('voisin')
  group by k.motif
$$, $$
  select 'chevauchement_parcelle', 41::bigint
$$, 'with each of those that it takes land of');

select * from finish();
rollback;
