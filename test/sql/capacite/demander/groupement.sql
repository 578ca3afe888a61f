-- Spec: capacites#proposition: POST /v1/capacites for a whole group at once: a campaign has five
-- hundred producers.
begin;
set local role metier;
select plan(10);
select essai.preparer_capacites();

select essai.producteur(n) from unnest('{Afi,Bio,Cica,Dossa,Essi}'::text[]) as n;
create function pg_temp.mesurer(p_nom text, p_surface bigint) returns void language sql as $$
  insert into parcelle.culture values (core.organisation_id(), essai.id('parcelle ' || p_nom),
    essai.produit('ANANAS'), essai.produit('ANANAS'), 10000);
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    date_operation)
  select g.organisation_id, gen_random_uuid(), essai.id('parcelle ' || p_nom), g.forme, p_surface,
  1, essai.t(-9) from parcelle.polygone g limit 1
$$;
select pg_temp.mesurer('Afi', 1000), pg_temp.mesurer('Bio', 2000), pg_temp.mesurer('Dossa', 3000);
-- Dossa has a second plot without a yield, Essi left, and Cica's plot was never surveyed.
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('parcelle nue'), essai.id('Dossa'), essai.id('Dossa'),
  'Nue', 1, essai.t(-9));
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle nue'), 'AB', 'AB', '(,)', 'essai');
select pg_temp.mesurer('nue', 100), pg_temp.mesurer('Essi', 100);
update producteur.producteur set actif_pendant = '{(,2026-01-01)}' where id = essai.id('Essi');
create function pg_temp.demander(p_jour integer) returns jsonb language sql as $$
  select capacite.demander(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
      'groupement_id', essai.id('groupement ESSAI'), 'matiere_code', 'ANANAS', 'etat_code', 'AB'),
    essai.id('adjoint ESSAI'), essai.t(p_jour))::jsonb
$$;
create temp table premiere as select pg_temp.demander(0) as r;
select is((select array_agg((c ->> 'capacite_g')::bigint order by (c ->> 'capacite_g')::bigint)
    from premiere, jsonb_array_elements(r -> 'capacites') as c), '{100000,200000,500000}'::bigint[],
  'all who can be');
select is((select r -> 'sans_rendement' from premiere),
  jsonb_build_array(jsonb_build_object('producteur_id', essai.id('Dossa'), 'parcelles',
      jsonb_build_array(essai.id('parcelle nue')))), 'those without a yield are named');
select is((select r -> 'sans_parcelle' from premiere), '1', 'those who grow none are counted');
select is((select e.details -> 'groupement_id' from journal.evenement e
    where e.action = 'capacite.proposer'), to_jsonb(essai.id('groupement ESSAI')),
  'journaled once');

create temp table deuxieme as select pg_temp.demander(1) as r;
select is((select array[r -> 'capacites', r -> 'inchangees'] from deuxieme), '{[],3}'::jsonb[],
  'asked again, nothing is proposed again');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select g.organisation_id, gen_random_uuid(), essai.id('parcelle Afi'), g.forme, 1500, 1, essai.t(-8)
from parcelle.polygone g limit 1;
create temp table troisieme as select pg_temp.demander(2) as r;
select is((select array[jsonb_array_length(r -> 'capacites'), (r -> 'inchangees')::integer]
    from troisieme), '{1,2}', 'but what has changed is');
select is((select r #> '{capacites,0,capacite_g}' from troisieme), '150000',
  'with today''s figure');

update conformite.statut_parcelle set etat_code = 'C2' where parcelle_id = essai.id('parcelle Bio');
create temp table quatrieme as select pg_temp.demander(3) as r;
select is((select r #> '{capacites,0,capacite_g}' from quatrieme), '0',
  'who grows none any more is proposed zero, having had a capacity');
select is((select (r -> 'sans_parcelle')::integer from quatrieme), 1, 'who never had one is not');
select is((select count(*) from capacite.capacite c where c.statut = 'proposee'), 3::bigint,
  'one pending proposal each');

select * from finish();
rollback;
